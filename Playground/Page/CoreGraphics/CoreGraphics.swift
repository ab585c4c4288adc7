// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the kit uses of Core Graphics, for the live page, whose host gives the functions.

@_extern(wasm, module: "env", name: "sin") @_extern(c) public func sin(_ angle: Double) -> Double
@_extern(wasm, module: "env", name: "cos") @_extern(c) public func cos(_ angle: Double) -> Double
@_extern(wasm, module: "env", name: "tan") @_extern(c) public func tan(_ angle: Double) -> Double
@_extern(wasm, module: "env", name: "exp") @_extern(c) public func exp(_ power: Double) -> Double

public typealias CGFloat = Double

public struct CGPoint: Sendable, Equatable {
    public var x = 0.0, y = 0.0
    public static let zero = CGPoint(x: 0, y: 0)

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Sendable, Equatable {
    public var width = 0.0, height = 0.0
    public static let zero = CGSize(width: 0, height: 0)

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Sendable, Equatable {
    public var origin: CGPoint, size: CGSize
    public static let zero = CGRect(origin: .zero, size: .zero)
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public var minX: Double { origin.x + min(size.width, 0) }
    public var minY: Double { origin.y + min(size.height, 0) }
    public var maxX: Double { origin.x + max(size.width, 0) }
    public var maxY: Double { origin.y + max(size.height, 0) }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var width: Double { size.width.magnitude }
    public var height: Double { size.height.magnitude }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isInfinite: Bool { minX == -.infinity || maxX == .infinity }
    public var standardized: CGRect { isNull ? self : CGRect(x: minX, y: minY, width: width, height: height) }

    private static func between(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> CGRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    public func insetBy(dx: Double, dy: Double) -> CGRect {
        isNull ? self : .between(minX + dx, minY + dy, maxX - dx, maxY - dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> CGRect {
        isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    public func union(_ other: CGRect) -> CGRect {
        if isNull || other.isNull { return isNull ? other : self }
        return .between(min(minX, other.minX), min(minY, other.minY), max(maxX, other.maxX), max(maxY, other.maxY))
    }

    public func intersection(_ other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        return .between(max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
    }

    public func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
