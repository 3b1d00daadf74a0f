// Layers, under Core Animation's names.
import HeadlessKit

public typealias CALayer = Layer
public typealias CAGradientLayer = GradientLayer
public typealias CACornerMask = CornerMask
public typealias CALayerCornerCurve = CornerCurve
public typealias CAShapeLayer = ShapeLayer
public typealias CAShapeLayerLineCap = ShapeLayer.LineCap
public typealias CAShapeLayerLineJoin = ShapeLayer.LineJoin
public typealias CAShapeLayerFillRule = ShapeLayer.FillRule
public typealias CATransaction = Transaction
public typealias CAAnimation = LayerAnimation
public typealias CAAnimationDelegate = LayerAnimationDelegate
public typealias CAPropertyAnimation = PropertyAnimation
public typealias CABasicAnimation = BasicAnimation
public typealias CASpringAnimation = SpringAnimation
public typealias CAKeyframeAnimation = KeyframeAnimation
public typealias CAAnimationGroup = AnimationGroup
public typealias CATransition = LayerTransition
public typealias CATransitionType = LayerTransitionType
public typealias CATransitionSubtype = LayerTransitionSubtype
public let kCATransition = layerTransitionKey
/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's pacing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether a transaction's changes are made without animation.
public let kCATransactionDisableActions = "disableActions"
public typealias CALayerContentsGravity = LayerContentsGravity
public typealias CAMediaTimingFunction = MediaTimingFunction
public typealias CAMediaTimingFunctionName = MediaTimingFunctionName
public typealias CAMediaTimingFillMode = MediaTimingFillMode
public typealias UIBezierPath = BezierPath
public typealias UIRectCorner = RectCorner
