/// The values of a layer that its copies share.
struct StandInLayerModel {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3D()
    var isHidden = false
    var masksToBounds = false
    var contentsScale: CGFloat = 1
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(.black)
    var opacity: Float = 1
}
