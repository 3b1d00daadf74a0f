import Foundation
@_spi(Hooks) import HeadlessViews

/// The view that contains a presentation, as large as its window (behaviour 25.73).
///
/// It takes the touches beside the presented view, which close a popover.
@MainActor
final class PresentationContainer: View {
  private(set) weak var presentation: Presentation?

  init(of presentation: Presentation, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    let controller = presentation?.presented.ownPresentationController
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerDidLayOut()
    controller?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let presentation else { return hit }
    return presentation.letsThrough(point, in: self) ? nil : self
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    presentation?.wasTappedBeside()
  }
}

extension View {
  /// The controller that the view presents, if it is the container of a presentation.
  package var presentedController: ViewController? {
    (self as? PresentationContainer)?.presentation?.presented
  }
}

extension Presentation {
  /// Returns whether a touch beside the presented view reaches what is below: one on a view that a
  /// popover lets through, and any beside a sheet that dims nothing.
  fileprivate func letsThrough(_ point: CGPoint, in container: View) -> Bool {
    switch presented.ownPresentationController {
    case let popover as PopoverPresentationController:
      (popover.passthroughViews ?? []).contains { view in
        view.window === container.window
          && view.point(inside: view.convert(point, from: container), with: nil)
      }
    case let sheet as SheetPresentationController: sheet.dimsNothing
    default: false
    }
  }

  fileprivate func wasTappedBeside() {
    guard stage == .shown, isPopover else { return }
    presented.swipeAway()
  }
}

extension SheetPresentationController {
  /// Whether the view below is not dimmed at the sheet's detent.
  fileprivate var dimsNothing: Bool {
    guard let largestUndimmedDetentIdentifier,
      let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    let selected = detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    return selected <= largest
  }
}
