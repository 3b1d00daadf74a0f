import Foundation
import HeadlessViews

/// A formatter that lays content out for printing. Nothing is printed.
///
/// Counterpart: `UIPrintFormatter`.
///
/// Coverage: simulated. Kept without effect: `maximumContentHeight`, `maximumContentWidth`,
/// `perPageContentInsets`, `startPage`.
@preconcurrency @MainActor
open class PrintFormatter: NSObject {
  /// The first page of the content.
  open var startPage = 0
  /// The number of pages: none, as nothing is laid out.
  open var pageCount: Int { 0 }
  /// The insets of the content on every page, in points.
  open var perPageContentInsets = EdgeInsets.zero
  /// The largest width of the content, in points.
  open var maximumContentWidth: CGFloat = 0
  /// The largest height of the content, in points.
  open var maximumContentHeight: CGFloat = 0
}

/// A formatter that lays plain text out for printing. Nothing is printed.
///
/// Counterpart: `UISimpleTextPrintFormatter`.
///
/// Coverage: simulated. Kept without effect: `attributedText`, `color`, `font`, `text`,
/// `textAlignment`.
@preconcurrency @MainActor
open class SimpleTextPrintFormatter: PrintFormatter {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: Font?
  /// The colour.
  open var color: Color?
  /// The alignment.
  open var textAlignment = TextAlignment.natural

  /// Creates a formatter.
  ///
  /// - Parameter text: The text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter.
  ///
  /// - Parameter attributedText: The text with its attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    text = attributedText.string
    super.init()
  }
}

/// Lays HTML out for printing. Nothing is printed.
///
/// Counterpart: `UIMarkupTextPrintFormatter`.
///
/// Coverage: simulated. Kept without effect: `markupText`.
@preconcurrency @MainActor
open class MarkupTextPrintFormatter: PrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Creates a formatter.
  ///
  /// - Parameter markupText: The HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// A formatter that lays a view out for printing. Nothing is printed.
///
/// Counterpart: `UIViewPrintFormatter`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ViewPrintFormatter: PrintFormatter {
  /// The view.
  open private(set) var view: View

  init(view: View) {
    self.view = view
    super.init()
  }
}
