import Testing
import UIKit

/// A text view that overrides both designated initializers: it inherits the others.
private final class NoteView: UITextView {
  var isStyled = false

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isStyled = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isStyled = true
  }
}

/// A delegate that is no `NSObject`: this protocol does not demand it.
@MainActor
private final class Collapsing: UISplitViewControllerDelegate {
  func splitViewController(
    _: UISplitViewController, collapseSecondary _: UIViewController, onto _: UIViewController
  ) -> Bool { true }
}

/// An app's own types with names that the modules below UIKit have as well.
private struct Change: Equatable {}
private enum Action { case add }
private struct View {}

@MainActor
@Suite struct InitializerCompileTests {
  @Test func aTextViewInheritsItsConvenienceInitializers() {
    let views = [
      NoteView(), NoteView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
      NoteView(frame: .zero, textContainer: nil),
    ]
    #expect(views.map(\.isStyled) == [true, true, true])
    #expect(views[1].frame.width == 40)
  }

  @Test func aSplitViewControllersDelegateIsAnyObject() {
    let (controller, delegate) = (UISplitViewController(), Collapsing())
    controller.delegate = delegate
    #expect(controller.delegate === delegate)
  }

  @Test func namesFromBeforeSwift42AreTheNestedTypes() {
    let styles: [UITableViewCellStyle] = [.value1, .subtitle]
    #expect(styles == [UITableViewCell.CellStyle.value1, .subtitle])
    let attributes: [NSAttributedStringKey: UIColor] = [.foregroundColor: .red]
    #expect(attributes == [NSAttributedString.Key.foregroundColor: .red])
    #expect(UIViewAnimationOptions.curveEaseOut == UIView.AnimationOptions.curveEaseOut)
  }
}
