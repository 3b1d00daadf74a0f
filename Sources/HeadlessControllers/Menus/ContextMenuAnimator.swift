import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// An animator that collects the changes alongside a menu's animation, and the completions.
@MainActor
package final class ContextMenuAnimator: NSObject, ContextMenuInteractionCommitAnimating {
  package let preview: ViewController?
  package var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init(_ preview: ViewController?) {
    self.preview = preview
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, and runs the completions when the animation has ended.
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

extension ContextMenuInteractionAnimating {
  /// The controller of a custom preview, if there is one.
  public var previewViewController: ViewController? {
    (self as? ContextMenuAnimator)?.preview
  }
}

extension ContextMenuConfiguration {
  /// Returns the preview.
  public typealias PreviewProvider = () -> ViewController?
}
