import Foundation
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// A transition from one controller to another, defined in a storyboard.
///
/// Counterpart: `UIStoryboardSegue`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class StoryboardSegue: NSObject {
  /// The segue's identifier.
  open private(set) var identifier: String?
  /// The controller that the segue starts from.
  open private(set) var source: ViewController
  /// The controller that the segue leads to.
  open private(set) var destination: ViewController
  private var handler: (@MainActor () -> Void)?

  /// Creates a segue for a subclass that overrides ``perform()``.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that the segue leads to.
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
  ///   - identifier: The segue's identifier.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that the segue leads to.
  ///   - performHandler: Performs the transition.
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

  /// Performs the transition. A subclass may override it, and call `super`.
  open func perform() { handler?() }

  /// Sets the transition of a segue whose class need not override ``perform()``.
  package func performsByDefault(_ transition: @escaping @MainActor () -> Void) {
    handler = transition
  }
}

/// The kind of a segue.
@preconcurrency @MainActor
public enum SegueKind {
  /// Calls ``ViewController/show(_:sender:)``, which pushes onto a navigation stack if there is
  /// one.
  case show
  /// Calls ``ViewController/showDetailViewController(_:sender:)``.
  case showDetail
  /// Presents the destination.
  case present
  /// Performs a segue class of the app.
  case custom(
    (_ identifier: String, _ source: ViewController, _ destination: ViewController) ->
      StoryboardSegue)
}

/// A registered segue of a controller class.
@MainActor
struct RegisteredSegue {
  enum Target {
    case new(SegueKind, @MainActor () -> ViewController)
    case back(Selector)
  }

  let identifier: String
  let source: ViewController.Type
  let target: Target

  /// Returns whether a controller has the segue.
  let belongs: (ViewController) -> Bool
  /// Returns whether a class is the source class or one of its subclasses.
  let isAtOrAbove: (ViewController.Type) -> Bool

  init<Source: ViewController>(_ identifier: String, _ source: Source.Type, _ target: Target) {
    self.identifier = identifier
    self.source = source
    self.target = target
    belongs = { $0 is Source }
    isAtOrAbove = { $0 is Source.Type }
  }
}
