import Foundation
import HeadlessControls

extension Simulator {
  /// Taps a link in a text view: the delegate decides whether it may open.
  ///
  /// - Parameters:
  ///   - url: The URL of the link.
  ///   - view: The text view, whose attributed text contains the link.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the link would open. Nothing is opened here.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the view, which is not being edited,
  ///   and it contains such a link.
  /// - Complexity: O(*n*), where *n* is the number of attribute runs in the text.
  @discardableResult
  public func tapLink(
    _ url: URL, in view: TextView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try reach(view, "tapLink", file, line) { _, _, _ in
      let links = view.isEditable ? [] : view.links
      guard let link = links.first(where: { $0.url == url }) else {
        let found = links.map(\.url.absoluteString)
        throw ViewTouchRefusal.noChoice(
          url.absoluteString, view.description, titles: found)
      }
      var opens = false
      let item = TextItem(content: .link(url), range: link.range)
      let usual = Action { _ in
        opens =
          view.delegate?.textView(
            view, shouldInteractWith: url, in: link.range, interaction: .invokeDefaultAction)
          ?? true
      }
      if let delegate = view.delegate {
        delegate.textView(view, primaryActionFor: item, defaultAction: usual)?.perform(by: view)
      } else {
        usual.perform(by: view)
      }
      return opens
    }
  }
}

extension TextView {
  /// The links of the text, in order.
  fileprivate var links: [(url: URL, range: NSRange)] {
    var links: [(url: URL, range: NSRange)] = []
    let text = attributedText ?? NSAttributedString(string: "")
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(NSAttributedString.Key("NSLink"), in: all) { value, range, _ in
      if let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) {
        links.append((url, range))
      }
    }
    return links
  }
}
