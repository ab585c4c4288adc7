enum CGLineCap: Int32, Sendable { case butt, round }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGBlendMode: Int32, Sendable { case normal }
