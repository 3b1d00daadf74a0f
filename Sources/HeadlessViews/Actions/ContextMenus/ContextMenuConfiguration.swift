import Foundation

/// What a long press opens: a preview and a menu.
///
/// Counterpart: `UIContextMenuConfiguration`.
///
/// Coverage: simulated. Kept without effect: `badgeCount`, `preferredMenuElementOrder`,
/// `secondaryItemIdentifiers`.
@preconcurrency @MainActor
open class ContextMenuConfiguration: NSObject {
  /// Makes the preview.
  public typealias PreviewProvider = () -> ViewController?
  /// Makes the menu; it is handed what the system suggests, which is nothing here.
  public typealias ActionProvider = ([MenuElement]) -> Menu?

  /// What it is known by.
  public let identifier: any NSCopying
  /// What it is known by where several things are pressed.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many things it stands for on a badge. Kept.
  open var badgeCount = 0
  /// In which order the menu shows. Kept.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// In which order a menu shows. Counterpart: `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Hashable, Sendable {
    case automatic, priority, fixed
  }

  /// Creates one.
  ///
  /// - Parameters:
  ///   - identifier: What it is known by.
  ///   - previewProvider: Makes the preview; `nil` for the pressed view itself.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Lets changes be made along with a menu that opens or closes.
///
/// Counterpart: `UIContextMenuInteractionAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview, if there is one of its own.
  var previewViewController: ViewController? { get }
  /// Makes changes along with it.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something at its end.
  ///
  /// - Parameter completion: What is done.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Lets changes be made along with a preview that is opened for good.
///
/// Counterpart: `UIContextMenuInteractionCommitAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  /// Whether the preview grows to a screen or goes.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}

/// Whether a preview grows to a screen or goes.
///
/// Counterpart: `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss, pop
}

/// Gathers what is done along with a menu, and at its end.
@MainActor
package final class ContextMenuAnimator: NSObject, ContextMenuInteractionCommitAnimating {
  package let previewViewController: ViewController?
  package var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init(_ preview: ViewController?) {
    previewViewController = preview
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, and does the rest when the animation is over.
  package func run(on simulator: Simulator) {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    guard !ends.isEmpty else { return }
    simulator.perform(simulator.allowsAnimations, "end of a menu's animation", duration: 0.3) {
      for end in ends { end() }
    }
  }
}
