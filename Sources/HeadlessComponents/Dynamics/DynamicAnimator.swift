import Foundation
import HeadlessViews

/// An object that physics moves.
///
/// Counterpart: `UIDynamicItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DynamicItem: NSObjectProtocol {
  /// The centre.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

extension View: DynamicItem {}

/// An animator that moves objects by physics. Physics are not simulated: a snap ends where it leads
/// at once, other behaviours move nothing.
///
/// Counterpart: `UIDynamicAnimator`.
///
/// Coverage: simulated. Kept without effect: `referenceView`.
@preconcurrency @MainActor
open class DynamicAnimator: NSObject {
  /// The view whose coordinates are used.
  open private(set) weak var referenceView: View?
  /// The behaviours.
  open private(set) var behaviors: [DynamicBehavior] = []
  /// The delegate. Not owned.
  open weak var delegate: (any DynamicAnimatorDelegate)?
  /// Whether something moves: nothing does for long.
  open var isRunning: Bool { false }
  /// The time that has passed, in seconds.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animator.
  public init(referenceView view: View) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for the items of a layout.
  public override init() {
    super.init()
  }

  /// Adds a behaviour, which takes effect at once.
  open func addBehavior(_ behavior: DynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    for part in [behavior] + behavior.childBehaviors {
      part.settle()
      part.action?()
    }
    delegate?.dynamicAnimatorDidPause(self)
  }
  /// Removes a behaviour.
  open func removeBehavior(_ behavior: DynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }
  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Returns the items of the behaviours in a rectangle.
  open func items(in rect: CGRect) -> [any DynamicItem] { [] }
  /// Has no effect: an item has no state but its own.
  open func updateItem(usingCurrentState item: any DynamicItem) {}
}

/// The delegate of a dynamic animator.
///
/// Counterpart: `UIDynamicAnimatorDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before something moves. Never called here.
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator)
  /// Called when nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
}

/// A rule by which objects move.
///
/// Counterpart: `UIDynamicBehavior`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class DynamicBehavior: NSObject {
  /// The behaviours that belong to this one.
  open private(set) var childBehaviors: [DynamicBehavior] = []
  /// Called when the behaviour has taken effect.
  open var action: (() -> Void)?
  /// The animator.
  open internal(set) weak var dynamicAnimator: DynamicAnimator?
  /// Adds a behaviour.
  open func addChildBehavior(_ behavior: DynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour.
  open func removeChildBehavior(_ behavior: DynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Called when the animator changes.
  open func willMove(to dynamicAnimator: DynamicAnimator?) {}
  /// Moves the items to where they end.
  func settle() {}
}

/// A behaviour that moves an object to a point.
///
/// Counterpart: `UISnapBehavior`.
///
/// Coverage: simulated. Kept without effect: `damping`.
open class SnapBehavior: DynamicBehavior {
  private let item: any DynamicItem
  /// The point.
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { settle() } } }
  /// The damping of the object's oscillation.
  open var damping: CGFloat = 0.5

  /// Creates a behaviour.
  public init(item: any DynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  override func settle() { item.center = snapPoint }
}

/// A behaviour of several objects. UIKit has no counterpart: its behaviours of several objects have
/// no common superclass.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ItemsBehavior: DynamicBehavior {
  /// The objects.
  open private(set) var items: [any DynamicItem]

  /// Creates a behaviour.
  public init(items: [any DynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an object.
  open func addItem(_ item: any DynamicItem) { items.append(item) }
  /// Removes an object.
  open func removeItem(_ item: any DynamicItem) { items.removeAll { $0 === item } }
}

/// A behaviour that makes objects fall. Nothing moves here.
///
/// Counterpart: `UIGravityBehavior`.
///
/// Coverage: simulated. Kept without effect: `angle`, `gravityDirection`, `magnitude`.
open class GravityBehavior: ItemsBehavior {
  /// The direction.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle, in radians.
  open var angle = CGFloat.pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
  /// Sets the direction.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

/// A behaviour that makes objects collide. Nothing moves here.
///
/// Counterpart: `UICollisionBehavior`.
///
/// Coverage: simulated. Kept without effect: `collisionDelegate`, `collisionMode`,
/// `translatesReferenceBoundsIntoBoundary`.
open class CollisionBehavior: ItemsBehavior {
  /// The kinds of collisions. Counterpart: `UICollisionBehavior.Mode`.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Objects.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  private var paths: [String: BezierPath] = [:]
  /// The kinds of collisions.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate. Not owned.
  open weak var collisionDelegate: (any CollisionBehaviorDelegate)?
  /// The names of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { paths.keys.sorted().map { $0 as NSString } }
  /// Makes the edges of the view a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: BezierPath) {
    paths["\(identifier)"] = bezierPath
  }
  /// Adds a boundary.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = BezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    paths["\(identifier)"] = path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    paths["\(identifier)"] = nil
  }
  /// Removes all boundaries.
  open func removeAllBoundaries() { paths = [:] }
}

/// The delegate of collisions. Nothing collides here.
///
/// Counterpart: `UICollisionBehaviorDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollisionBehaviorDelegate: NSObjectProtocol {}

/// The physical properties of objects. Nothing moves here.
///
/// Counterpart: `UIDynamicItemBehavior`.
///
/// Coverage: simulated. Kept without effect: `allowsRotation`, `angularResistance`, `charge`,
/// `density`, `elasticity`, `friction`, `isAnchored`, `resistance`.
open class DynamicItemBehavior: ItemsBehavior {
  /// The part of the speed that a collision keeps.
  open var elasticity: CGFloat = 0
  /// The resistance between objects that slide along each other.
  open var friction: CGFloat = 0
  /// The mass of an area.
  open var density: CGFloat = 1
  /// The reduction of the linear speed.
  open var resistance: CGFloat = 0
  /// The reduction of the angular speed.
  open var angularResistance: CGFloat = 0
  /// The charge in a field.
  open var charge: CGFloat = 0
  /// Whether objects stay where they are.
  open var isAnchored = false
  /// Whether objects turn.
  open var allowsRotation = true
  /// Has no effect: nothing moves.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any DynamicItem) {}
  /// Returns the speed of an object: none.
  open func linearVelocity(for item: any DynamicItem) -> CGPoint { .zero }
  /// Has no effect: nothing turns.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any DynamicItem) {}
  /// Returns how fast an object turns: not at all.
  open func angularVelocity(for item: any DynamicItem) -> CGFloat { 0 }
}

/// A behaviour that connects an object with a point or another object. Nothing moves here.
///
/// Counterpart: `UIAttachmentBehavior`.
///
/// Coverage: simulated. Kept without effect: `anchorPoint`, `damping`, `frequency`,
/// `frictionTorque`, `length`.
open class AttachmentBehavior: ItemsBehavior {
  /// The point.
  open var anchorPoint: CGPoint
  /// The distance.
  open var length: CGFloat = 0
  /// The damping of the connection's oscillation.
  open var damping: CGFloat = 0
  /// The frequency of the connection's oscillation.
  open var frequency: CGFloat = 0
  /// The reduction of the rotation.
  open var frictionTorque: CGFloat = 0

  /// Creates a connection with a point.
  public init(item: any DynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init(items: [item])
  }

  /// Creates a connection of a point of an object with a point.
  public convenience init(
    item: any DynamicItem, offsetFromCenter offset: Offset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }

  /// Creates a connection of two objects.
  public init(item item1: any DynamicItem, attachedTo item2: any DynamicItem) {
    anchorPoint = .zero
    super.init(items: [item1, item2])
  }
}

/// A behaviour that pushes objects. Nothing moves here.
///
/// Counterpart: `UIPushBehavior`.
///
/// Coverage: simulated. Kept without effect: `active`, `angle`, `magnitude`, `mode`,
/// `pushDirection`.
open class PushBehavior: ItemsBehavior {
  /// The duration of a push. Counterpart: `UIPushBehavior.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    case continuous, instantaneous
  }

  /// The duration of the push.
  open private(set) var mode: Mode
  /// Whether the push is on.
  open var active = true
  /// The angle, in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction.
  open var pushDirection = CGVector(dx: 0, dy: 0)

  /// Creates a push.
  public init(items: [any DynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Sets the direction.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  /// Has no effect: nothing moves.
  open func setTargetOffsetFromCenter(_ o: Offset, for item: any DynamicItem) {}
}
