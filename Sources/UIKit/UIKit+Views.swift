// Views and their parts, under UIKit's names.
import Foundation
import HeadlessComponents
import HeadlessKit

public typealias UIResponder = Responder
public typealias UIEvent = Event
public typealias UIView = View
public typealias UIWindow = Window
public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UILabel = Label
public typealias UIImageView = ImageView
public typealias UILayoutGuide = LayoutGuide
public typealias UILayoutPriority = LayoutPriority
public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias UIStackView = StackView
public typealias UISemanticContentAttribute = SemanticContentAttribute
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

// Insets and edges, under UIKit's names.

public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias NSDirectionalRectEdge = DirectionalRectEdge
public typealias UIRectEdge = RectEdge
public typealias UIOffset = Offset

// Layers, under Core Animation's names.

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

// Traits, under UIKit's names.

public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIContentSizeCategory = ContentSizeCategory
public typealias UIAccessibilityContrast = AccessibilityContrast
public typealias UIUserInterfaceLevel = UserInterfaceLevel
public typealias UILegibilityWeight = LegibilityWeight
public typealias UIDisplayGamut = DisplayGamut
public typealias UITraitEnvironment = TraitEnvironment
public typealias UITraitDefinition = TraitDefinition
public typealias UITrait = Trait
public typealias UIMutableTraits = MutableTraits
public typealias UITraitOverrides = TraitOverrides
public typealias UITraitChangeObservable = TraitChangeObservable
public typealias UITraitChangeRegistration = TraitChangeRegistration
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
public typealias UITraitDisplayScale = TraitDisplayScale
public typealias UITraitLayoutDirection = TraitLayoutDirection
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
public typealias UITraitLegibilityWeight = TraitLegibilityWeight
public typealias UITraitDisplayGamut = TraitDisplayGamut
public typealias UIFontMetrics = FontMetrics

// Touches and gesture recognisers, under UIKit's names.

public typealias UITouch = Touch
public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer

// Animators and display links, under UIKit's and Core Animation's names.

public typealias UIViewPropertyAnimator = PropertyAnimator
public typealias UIViewAnimating = ViewAnimating
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
public typealias UIViewAnimatingState = ViewAnimatingState
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
public typealias UITimingCurveProvider = TimingCurveProvider
public typealias UITimingCurveType = TimingCurveType
public typealias UICubicTimingParameters = CubicTimingParameters
public typealias UISpringTimingParameters = SpringTimingParameters

public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

public typealias CADisplayLink = DisplayLink
public typealias CAFrameRateRange = FrameRateRange

/// Returns the time on the clock of the current simulator, in seconds.
public func CACurrentMediaTime() -> TimeInterval { Simulator.currentMediaTime }
