import Foundation

/// The way from one controller to another.
///
/// Counterpart: `UIStoryboardSegue`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class StoryboardSegue: NSObject {
  /// What the segue is known by.
  public let identifier: String?
  /// The controller that it leaves.
  public let source: ViewController
  /// The controller that it leads to.
  public let destination: ViewController
  private let handler: (@MainActor () -> Void)?

  /// Creates a segue whose ``perform()`` a subclass overrides.
  ///
  /// - Parameters:
  ///   - identifier: What it is known by.
  ///   - source: The controller that it leaves.
  ///   - destination: The controller that it leads to.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: What it is known by.
  ///   - source: The controller that it leaves.
  ///   - destination: The controller that it leads to.
  ///   - performHandler: Goes there.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes there.
  open func perform() { handler?() }
}

/// What a segue does.
@preconcurrency @MainActor
public enum SegueKind {
  /// ``ViewController/show(_:sender:)``: a push, where there is a stack.
  case show
  /// ``ViewController/showDetailViewController(_:sender:)``.
  case showDetail
  /// A presentation.
  case present
  /// What a segue class of the app does.
  case custom(
    (_ identifier: String, _ source: ViewController, _ destination: ViewController) ->
      StoryboardSegue)
}

/// A segue that a controller has.
@MainActor
struct RegisteredSegue {
  enum Target {
    case new(SegueKind, @MainActor () -> ViewController)
    case back(Selector)
  }

  let identifier: String
  let source: ViewController.Type
  let target: Target

  /// Whether a controller has the segue.
  let belongs: (ViewController) -> Bool
  /// Whether a class is the source's or a subclass of it.
  let isAtOrAbove: (ViewController.Type) -> Bool

  init<Source: ViewController>(_ identifier: String, _ source: Source.Type, _ target: Target) {
    self.identifier = identifier
    self.source = source
    self.target = target
    belongs = { $0 is Source }
    isAtOrAbove = { $0 is Source.Type }
  }
}
