import Testing
import UIKit

/// An appearance with a value of its own, as apps copy it.
private final class TintedAppearance: UINavigationBarAppearance {
  var strength = 1

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAppearance)?.strength = strength
    return copy
  }
}

private final class CompletingTextField: UITextField {
  var completion = "…"

  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    completion = ""
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
}

#if os(Linux)
  private final class RecordingContext: NSExtensionContext, @unchecked Sendable {
    var answers: [String] = []
    let item = NSExtensionItem()

    override var inputItems: [Any] { [item] }
    override func completeRequest(
      returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
    ) {
      answers.append("returns \(items?.count ?? 0)")
      super.completeRequest(returningItems: items) { self.answers.append("expired: \($0)") }
    }
    override func cancelRequest(withError error: any Error) { answers.append("cancelled") }
  }

  private final class ShareViewController: UIViewController {
    let context = RecordingContext()
    override var extensionContext: NSExtensionContext? { context }
  }
#endif

@MainActor
@Suite struct OverriddenMemberTests {
  @Test func `a copy of an appearance has the class and the values of its subclass`() {
    let appearance = TintedAppearance()
    appearance.strength = 3
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.kern: 2]
    appearance.buttonAppearance.normal.titleTextAttributes = [.kern: 4]
    let copy = appearance.copy() as UINavigationBarAppearance
    #expect((copy as? TintedAppearance)?.strength == 3)
    #expect(copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.kern] as? Int == 2)
    #expect(copy.buttonAppearance !== appearance.buttonAppearance)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 4)
    copy.backgroundColor = .blue
    #expect(appearance.backgroundColor == .red)
    let tabs = UITabBarAppearance()
    tabs.selectionIndicatorTintColor = .green
    #expect(tabs.copy().selectionIndicatorTintColor == .green)
  }

  @Test func `a text field can override the insertion of provisional text`() {
    let field = CompletingTextField()
    field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.completion == "")
    #expect(field.text == "に")
  }

  @Test func `a layout guide of a controller adds two constraints to its view`() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    let own = label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
    own.isActive = true
    #expect(controller.view.constraints.count == 3)
    #expect(controller.view.constraints.contains { $0 === own })
  }

  @Test func `texts are converted with the attributes of UIKit's scope`() throws {
    let text = NSAttributedString(
      string: "Emma", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: CGFloat(2)])
    let converted = try AttributedString(text, including: \.uiKit)
    #expect(converted.uiKit.font == .systemFont(ofSize: 20))
    #expect(try NSAttributedString(converted, including: \.uiKit) == text)
  }

  #if os(Linux)
    @Test func `an app extension answers the request of its controller's context`() {
      let controller = ShareViewController()
      let child = UIViewController()
      controller.addChild(child)
      let item = child.extensionContext?.inputItems.first as? NSExtensionItem
      item?.attachments = [NSItemProvider(object: "text" as NSString)]
      #expect(controller.context.item.attachments?.count == 1)
      child.extensionContext?.completeRequest(returningItems: nil)
      child.extensionContext?.cancelRequest(withError: CancellationError())
      #expect(controller.context.answers == ["returns 0", "expired: false", "cancelled"])
      #expect(UIViewController().extensionContext == nil)
    }
  #endif
}
