import Foundation

#if canImport(Darwin)
  import QuartzCore
#endif

/// The visual attributes of a view, as data. Nothing is rendered.
///
/// Attributes that a view has too, such as its bounds and colour, are the view's. An animation
/// starts and ends on the simulator's clock, and changes no value in between: there is no
/// presentation layer.
///
/// Counterpart: `CALayer`.
///
/// Coverage: simulated. Kept without effect: `allowsGroupOpacity`, `contentsGravity`,
/// `contentsScale`, `cornerCurve`, `magnificationFilter`, `minificationFilter`, `name`,
/// `needsDisplayOnBoundsChange`, `rasterizationScale`, `setNeedsDisplay()`, `shadowColor`,
/// `shadowOffset`, `shadowOpacity`, `shadowPath`, `shadowRadius`, `shouldRasterize`, `zPosition`.
@preconcurrency @MainActor
open class Layer: NSObject {
  private(set) weak var view: View?
  private var ownGeometry = ViewGeometry()
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownTransform = CATransform3DIdentity
  private var ownHiding = false
  private var ownMasking = false
  private var added: [AddedLayer] = []
  private weak var ownSuperlayer: Layer?
  package var keptStates = KeptStates()

  /// Returns the state of a class, creating it if needed.
  package func kept<State: AnyObject>(_ make: () -> State) -> State {
    if let known = keptStates.known(State.self) { return known }
    let made = make()
    keptStates.keep(made)
    return made
  }

  /// The simulator of the layer's view.
  var simulator: Simulator { view?.simulator ?? superlayer?.simulator ?? .current }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CornerMask = .all
  /// The shape of the corners.
  open var cornerCurve = CornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; black by default.
  open var borderColor: CGColor? = Color.black.cgColor
  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? = Color.black.cgColor
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The shape that casts the shadow, if it is not the content. Kept without effect.
  open var shadowPath: CGPath?
  /// Whether the layer is opaque, as messages say.
  open var isOpaque = false
  /// The position of the content in the bounds. Kept without effect.
  open var contentsGravity = LayerContentsGravity.resize
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is cached as a bitmap.
  open var shouldRasterize = false
  /// The scale of that bitmap, in pixels per point.
  open var rasterizationScale: CGFloat = 1
  /// The scale of the content, in pixels per point.
  open var contentsScale: CGFloat = 1
  /// The position on the z axis; higher layers are in front.
  open var zPosition: CGFloat = 0
  /// The point of the layer that `position` refers to, from 0 to 1 in each direction.
  open var anchorPoint: CGPoint {
    get { view?.geometry.anchor ?? ownGeometry.anchor }
    set {
      guard accepts(LayerGeometryFault(position: newValue)) else { return }
      if let view {
        view.changeGeometry { $0.anchor = newValue }
      } else {
        ownGeometry.anchor = newValue
      }
    }
  }
  /// A layer whose opacity masks the content.
  open var mask: Layer?
  /// The layer's name.
  open var name: String?
  /// The layer's content.
  open var contents: Any?
  /// The layer that contains this one; that of a view is in its superview's.
  open var superlayer: Layer? { view?.superview?.layer ?? ownSuperlayer }

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Encodes the layer. Archives are not simulated, so nothing is written.
  open func encode(with coder: NSCoder) {}

  /// Creates a presentation copy of a layer, as Core Animation does. Nothing is rendered, so it is
  /// never called: it exists for subclasses that override it.
  public init(layer: Any) {
    super.init()
  }

  /// Connects the layer to a view.
  func describe(_ view: View) { (self.view, delegate) = (view, view) }

  /// The frame, in the coordinates of the superlayer; of a transformed layer, its bounding box.
  open var frame: CGRect {
    get { view?.frame ?? ownGeometry.frame }
    set {
      if let view {
        view.frame = newValue
      } else if accepts(LayerGeometryFault(position: newValue.middle)) {
        ownGeometry.frame = newValue
      }
    }
  }
  /// The bounds, in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? ownGeometry.bounds }
    set {
      if let view {
        view.bounds = newValue
      } else if accepts(LayerGeometryFault(bounds: newValue)) {
        // The position stays, and the frame grows around it.
        ownGeometry.bounds = newValue
      }
    }
  }
  /// The position of the anchor point, in the coordinates of the superlayer.
  open var position: CGPoint {
    get { view?.center ?? ownGeometry.center }
    set {
      if let view {
        view.center = newValue
      } else if accepts(LayerGeometryFault(position: newValue)) {
        ownGeometry.center = newValue
      }
    }
  }
  /// The transform about the position. Only its affine part moves a view; the whole is kept until
  /// the view's ``View/transform`` is set to something else.
  open var transform: CATransform3D {
    get {
      guard let view else { return ownTransform }
      return CATransform3DGetAffineTransform(ownTransform) == view.transform
        ? ownTransform : CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      ownTransform = newValue
      let affine = CATransform3DGetAffineTransform(newValue)
      if let view { view.transform = affine } else { ownGeometry.transform = affine }
    }
  }
  /// Returns the affine part of ``transform``.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to an affine one.
  ///
  /// - Parameter m: The affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The background colour.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view { view.backgroundColor = newValue.map(Color.init(cgColor:)) }
      ownColor = newValue
    }
  }
  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHiding }
    set { if let view { view.isHidden = newValue } else { ownHiding = newValue } }
  }
  /// Whether content is clipped to the bounds and the rounded corners.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasking }
    set { if let view { view.clipsToBounds = newValue } else { ownMasking = newValue } }
  }

  /// The layers in this one, from back to front: those of the subviews, and those that were added.
  /// Setting it replaces those that were added; the subviews stay, behind the others unless the value
  /// has their layers, too.
  open var sublayers: [Layer]? {
    get {
      let all = added.merged(with: view?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      added.forEach { $0.layer.removeFromSuperlayer() }
      let new = newValue ?? []
      let ordersSubviews = new.contains { $0.view != nil }
      for (index, layer) in new.enumerated() where layer.view == nil {
        insertSublayer(layer, at: ordersSubviews ? UInt32(index) : .max)
      }
    }
  }

  /// Adds a layer in front of the others, those of the subviews included.
  open func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: .max)
  }

  /// Inserts a layer at an index among the sublayers, those of the subviews included, counted from
  /// the back.
  open func insertSublayer(_ layer: Layer, at idx: UInt32) {
    guard !isInside(layer) else {
      return ViewMisuse.layerCycle(ObjectName.address(of: layer)).raise()
    }
    layer.removeFromSuperlayer()
    layer.ownSuperlayer = self
    let behind = (sublayers ?? []).prefix(Int(idx))
    let place = behind.count { other in added.contains { $0.layer === other } }
    added.insert(AddedLayer(layer, subviewsBehind: behind.count - place), at: place)
  }

  /// Removes this layer from its superlayer, unless it is the layer of a subview.
  open func removeFromSuperlayer() {
    ownSuperlayer?.added.removeAll { $0.layer === self }
    ownSuperlayer = nil
  }

  /// The layers that were added, without those of the subviews.
  var addedSublayers: [Layer] { added.map(\.layer) }

  /// Keeps the order of the added layers when the view gains a subview.
  func noteInsertion(ofSubviewAt index: Int, above isAbove: Bool) {
    for place in added.indices { added[place].noteInsertion(at: index, above: isAbove) }
  }

  /// Keeps the order of the added layers when the view loses a subview.
  func noteRemoval(ofSubviewAt index: Int) {
    for place in added.indices { added[place].noteRemoval(at: index) }
  }

  /// Requests a layout of the layer's view, if it has one.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out the sublayers: those of the view, if there is one, by ``View/layoutSublayers(of:)``.
  open func layoutSublayers() { view?.layoutSublayers(of: self) }

  /// Draws the content, when the layer is rendered in a context. The default draws nothing.
  open func draw(in ctx: CGContext) {}

  /// Whether the content is drawn again when the bounds change. Kept without effect.
  open var needsDisplayOnBoundsChange = false

  /// The actions of properties, by their names.
  open var actions: [String: any LayerAction]?

  /// The filter for layers that are drawn smaller. Kept without effect.
  open var minificationFilter = LayerContentsFilter.linear
  /// The filter for layers that are drawn larger. Kept without effect.
  open var magnificationFilter = LayerContentsFilter.linear
  /// Whether the opacity applies to the sublayers as a whole. Kept without effect.
  open var allowsGroupOpacity = true
  /// Runs the pending layout of the layer's view, if it has one.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Has no effect: nothing is rendered.
  open func setNeedsDisplay() {}
  /// Has no effect: nothing is rendered.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Has no effect: nothing is rendered.
  open func displayIfNeeded() {}
  /// Provides the content. Nothing is rendered, so nothing calls it.
  open func display() {}
  /// The delegate; the layer of a view has that view.
  open weak var delegate: (any LayerDelegate)?
  /// Returns the layer as it is on screen: itself, since animations have no intermediate values.
  open func presentation() -> Self? { self }
  /// Returns the layer with the values that were set: itself.
  open func model() -> Self { self }
  /// Returns whether a change of a property requires drawing.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the value that a property has at first: `nil` here for every property.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns the action of a property that nothing else defines.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }
  /// Returns the action for a change: the delegate's, that in ``actions``, or the default.
  open func action(forKey event: String) -> (any LayerAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    return actions?[event] ?? Self.defaultAction(forKey: event)
  }
  /// Returns the preferred size: that of the superlayer's bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Returns the frontmost layer that contains a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> Layer? {
    guard !isHidden, opacity > 0, frame.contains(p) else { return nil }
    let own = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }

  // MARK: Animations

  /// Adds an animation. Its delegate is notified of the start on the simulator's next turn, and of
  /// the end when its duration has passed on the clock; the layer's values do not change.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The animation's key; it replaces the animation with the same key.
  open func add(_ anim: LayerAnimation, forKey key: String?) {
    let simulator = self.simulator
    let key = key ?? "animation \(running.entries.count)"
    removeAnimation(forKey: key)
    let blocks = Transaction.completionOfCurrent(on: simulator)
    simulator.schedule(after: 0, named: "begin of animation '\(key)'") {
      anim.delegate?.animationDidStart(anim)
    }
    let end = anim.wholeDuration.map { duration in
      simulator.schedule(after: anim.beginTime + duration, named: "end of animation '\(key)'") {
        [weak self, weak anim] in
        guard let self, let anim else { return }
        if anim.isRemovedOnCompletion { running.entries.removeAll { $0.animation === anim } }
        anim.delegate?.animationDidStop(anim, finished: true)
        blocks?.leave()
      }
    }
    if end != nil { blocks?.enter() }
    running.entries.append(.init(key: key, animation: anim, end: end))
  }

  /// Returns the animation with a key, unless it was removed.
  ///
  /// - Parameter key: The animation's key.
  open func animation(forKey key: String) -> LayerAnimation? {
    running.entries.first { $0.key == key }?.animation
      ?? view?.implicitAnimations.first { $0.key == key }?.animation
  }
  /// Returns the keys of the animations, oldest first; `nil` if there are none.
  open func animationKeys() -> [String]? {
    let keys = running.entries.map(\.key) + (view?.implicitAnimations.map(\.key) ?? [])
    return keys.isEmpty ? nil : keys
  }

  /// Removes an animation. Its delegate learns that it did not finish.
  ///
  /// - Parameter key: The animation's key.
  open func removeAnimation(forKey key: String) {
    for entry in running.entries where entry.key == key { stop(entry) }
    view?.removeImplicitAnimations(forKey: key)
  }
  /// Removes all animations.
  open func removeAllAnimations() {
    for entry in running.entries { stop(entry) }
    view?.removeImplicitAnimations()
    view?.removeViewAnimations()
  }

  // MARK: Places

  /// Inserts a layer in front of another sublayer.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  /// Inserts a layer behind another sublayer.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  /// Returns whether the layer contains a point, in its own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  #if os(Linux)
    /// Draws the layer and its sublayers in a context, without the layer's own position, transform
    /// and opacity.
    ///
    /// Drawn are background colours, borders, rounded corners, masks, gradients, shapes, images
    /// whose pixels are known, and what ``draw(in:)`` and ``View/draw(_:)`` draw. Text and shadows
    /// are not drawn.
    ///
    /// - Parameter ctx: The context.
    open func render(in ctx: CGContext) {
      Canvas.draw(on: ctx.canvas) { paint(ctx.canvas) }
    }
  #endif
}

/// The delegate of a layer.
///
/// Counterpart: `CALayerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol LayerDelegate: NSObjectProtocol {
  /// Provides the content of the layer. Never called here.
  func display(_ layer: Layer)
  /// Draws the content of the layer. Never called here.
  func draw(_ layer: Layer, in ctx: CGContext)
  /// Lays out the sublayers. Never called here.
  func layoutSublayers(of layer: Layer)
  /// Returns the action for a change; `nil` to search on, `NSNull` for none.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  public func display(_ layer: Layer) {}
  public func draw(_ layer: Layer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: Layer) {}
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}

extension View: LayerDelegate {}

/// The corners of a layer.
///
/// Counterpart: `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
  /// All corners.
  static let all = CornerMask(rawValue: 15)
}

/// The shape of rounded corners.
///
/// Counterpart: `CALayerCornerCurve`.
public enum CornerCurve: String, Hashable, Sendable {
  case circular, continuous
}

/// A colour gradient, as data.
///
/// Counterpart: `CAGradientLayer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class GradientLayer: Layer {
  /// The colours.
  open var colors: [Any]?
  /// The stops of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first colour, from 0 to 1 in each direction.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, from 0 to 1 in each direction.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
