import Foundation

#if canImport(Darwin)
  import QuartzCore
#endif

/// What a view is drawn by, as data. There are no pixels.
///
/// Where a view has the same thing, such as its bounds or its colour, the view's layer has the
/// view's. An animation begins and ends on the simulator's clock, and changes no value on its way:
/// there is no presentation layer.
///
/// Counterpart: `CALayer`.
///
/// Coverage: simulated. Kept without effect: `anchorPoint`, `borderColor`, `borderWidth`,
/// `contents`, `contentsGravity`, `contentsScale`, `cornerCurve`, `cornerRadius`, `isOpaque`,
/// `mask`, `maskedCorners`, `name`, `rasterizationScale`, `setNeedsDisplay()`, `shadowColor`,
/// `shadowOffset`, `shadowOpacity`, `shadowPath`, `shadowRadius`, `shouldRasterize`, `zPosition`.
@preconcurrency @MainActor
open class Layer: NSObject {
  private weak var view: View?
  private var ownFrame = CGRect.zero
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownTransform = CATransform3DIdentity
  private var ownHiding = false
  private var ownMasking = false
  private(set) var addedSublayers: [Layer] = []
  private var keptStates = KeptStates()

  /// The state of a class.
  func kept<State: AnyObject>(_ make: () -> State) -> State {
    if let known = keptStates.known(State.self) { return known }
    let made = make()
    keptStates.keep(made)
    return made
  }

  /// The simulator that the layer's view lives on.
  var simulator: Simulator { view?.simulator ?? superlayer?.simulator ?? .current }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CornerMask = .all
  /// The form of the corners.
  open var cornerCurve = CornerCurve.circular
  /// The width of the line around the content, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line: black at first.
  open var borderColor: CGColor? = Color.black.cgColor
  /// The colour of the shadow: black at first.
  open var shadowColor: CGColor? = Color.black.cgColor
  /// How much of the shadow is seen, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is from the content, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// What throws the shadow, if it is not the content. It is kept.
  open var shadowPath: CGPath?
  /// Whether nothing behind the layer is seen. It is kept.
  open var isOpaque = false
  /// Where the content goes in the bounds. It is kept.
  open var contentsGravity = LayerContentsGravity.resize
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is kept as a picture.
  open var shouldRasterize = false
  /// The number of pixels in a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels in a point.
  open var contentsScale: CGFloat = 1
  /// How far the layer is in front of others.
  open var zPosition: CGFloat = 0
  /// The part of the layer that its position is of, from 0 to 1 in each direction.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What of the content is seen.
  open var mask: Layer?
  /// What the layer is called.
  open var name: String?
  /// What the layer shows.
  open var contents: Any?
  /// The layer that this one is in, unless it is a view's.
  open private(set) weak var superlayer: Layer?

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a copy of a layer for showing it, as Core Animation does. Nothing is shown, so nobody
  /// calls this: it is here for subclasses that override it.
  public init(layer: Any) {
    super.init()
  }

  /// Describes how a view is drawn, from now on.
  func describe(_ view: View) { self.view = view }

  /// Where the layer is, in the coordinates of the one that it is in.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
  }
  /// Where the middle is, in the coordinates of the layer that this one is in.
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view {
        view.center = newValue
      } else {
        ownFrame.origin = CGPoint(
          x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
      }
    }
  }
  /// What is applied about the position. Only the part of it in the plane moves a view; the whole
  /// is kept until the view's ``View/transform`` is set to something else.
  open var transform: CATransform3D {
    get {
      guard let view else { return ownTransform }
      return CATransform3DGetAffineTransform(ownTransform) == view.transform
        ? ownTransform : CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      ownTransform = newValue
      view?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }
  /// The part of ``transform`` in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets what is applied about the position.
  ///
  /// - Parameter m: A map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view { view.backgroundColor = newValue.map(Color.init(cgColor:)) }
      ownColor = newValue
    }
  }
  /// How much of the layer is seen, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHiding }
    set { if let view { view.isHidden = newValue } else { ownHiding = newValue } }
  }
  /// Whether content is cut off at the bounds and at round corners.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasking }
    set { if let view { view.clipsToBounds = newValue } else { ownMasking = newValue } }
  }

  /// The layers in this one, from back to front: those of the subviews, and those that were added.
  open var sublayers: [Layer]? {
    let all = (view?.subviews.map(\.layer) ?? []) + addedSublayers
    return all.isEmpty ? nil : all
  }

  /// Puts a layer in front of the others that were added.
  open func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: UInt32(addedSublayers.count))
  }

  /// Puts a layer at an index among those that were added, from the back.
  open func insertSublayer(_ layer: Layer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    addedSublayers.insert(layer, at: min(Int(idx), addedSublayers.count))
  }

  /// Takes this layer out of the one that it was added to.
  open func removeFromSuperlayer() {
    superlayer?.addedSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Asks for a layout. The view does it, if there is one.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Runs the layout that is due. The view does it, if there is one.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Asks to be drawn. There are no pixels, so nothing comes of it.
  open func setNeedsDisplay() {}
}

/// Which corners of a layer are round.
///
/// Counterpart: `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
  /// All corners.
  static let all = CornerMask(rawValue: 15)
}

/// The form of round corners.
///
/// Counterpart: `CALayerCornerCurve`.
public enum CornerCurve: String, Hashable, Sendable {
  case circular, continuous
}

/// Colours that go over into one another, as data.
///
/// Counterpart: `CAGradientLayer`.
///
/// Coverage: simulated. Kept without effect: `colors`, `endPoint`, `locations`, `startPoint`.
@preconcurrency @MainActor
open class GradientLayer: Layer {
  /// The colours.
  open var colors: [Any]?
  /// Where the colours are, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, from 0 to 1 in each direction.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, from 0 to 1 in each direction.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
