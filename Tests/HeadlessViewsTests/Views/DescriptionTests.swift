import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

final class BasketView: View {}
final class BasketScroll: ScrollView {}
final class Keeper: NSObject {}
final class SwiftKeeper {}

@MainActor
@Suite struct DescriptionTests {
  func text(_ view: View) -> String {
    let address = ObjectName.address(of: view)
    return view.description
      .replacingOccurrences(of: address, with: "0xA")
      .replacingOccurrences(of: ObjectName.address(of: view, part: 32), with: "0xB")
      .replacingOccurrences(of: ObjectName.address(of: view, part: 64), with: "0xC")
  }

  @Test func aPlainViewHasItsFrameAndLayer() {
    let view = View(frame: CGRect(x: 0, y: 139.66666666, width: 402, height: 154.74))
    #expect(text(view) == "<UIView: 0xA; frame = (0 139.667; 402 154.74); layer = <CALayer: 0xC>>")
  }

  @Test func aConfiguredViewListsItsProperties() {
    let view = View(frame: CGRect(x: 10, y: 47.5, width: 362, height: 655))
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    view.isUserInteractionEnabled = false
    view.tag = 10
    view.backgroundColor = .white
    #expect(
      text(view) == """
        <UIView: 0xA; frame = (10 47.5; 362 655); clipsToBounds = YES; alpha = 0.5; hidden = YES; \
        opaque = NO; autoresize = RM+BM; userInteractionEnabled = NO; tag = 10; \
        backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: 0xC>>
        """)
  }

  /// The format of real reports. (crash families A1, corpus c223)
  @Test func aScrollView() {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentSize = CGSize(width: 390, height: 2000.5)
    view.contentOffset.y = -31.666666666666668
    #expect(
      text(view) == """
        <UIScrollView: 0xA; frame = (0 0; 390 787); clipsToBounds = YES; autoresize = W+H; \
        gestureRecognizers = <NSArray: 0xB>; layer = <CALayer: 0xC>; \
        contentOffset: {0, -31.666666666666668}; contentSize: {390, 2000.5}; \
        adjustedContentInset: {0, 0, 0, 0}>
        """)
  }

  @Test func aSubclassNamesItsBaseClass() {
    #expect(
      text(BasketView())
        == "<HeadlessViewsTests.BasketView: 0xA; frame = (0 0; 0 0); layer = <CALayer: 0xC>>")
    #expect(
      text(BasketScroll()).prefix(68)
        == "<HeadlessViewsTests.BasketScroll: 0xA; baseClass = UIScrollView; fra")
  }

  @Test func aReportedNameReplacesTheClassName() {
    let view = ScrollView()
    view.reportedClassName = "SwiftUI.UpdateCoalescingScroll"
    #expect(
      text(view).prefix(69)
        == "<SwiftUI.UpdateCoalescingScroll: 0xA; baseClass = UIScrollView; frame")
  }

  @Test func aTransformAndALabel() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 42, height: 21))
    label.text = "Label"
    label.transform = CGAffineTransform(translationX: 1, y: 2)
    #expect(
      text(label) == """
        <UILabel: 0xA; frame = (1 2; 42 21); transform = [1, 0, 0, 1, 1, 2]; text = 'Label'; \
        opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0xC>>
        """)
  }

  @Test func otherObjects() {
    let (keeper, swift) = (Keeper(), SwiftKeeper())
    #expect(
      ObjectName.describe(keeper)
        == "<HeadlessViewsTests.Keeper: \(ObjectName.address(of: keeper))>")
    #expect(
      ObjectName.describe(swift)
        == "<HeadlessViewsTests.SwiftKeeper: \(ObjectName.address(of: swift))>")
    #expect(ObjectName.describe(nil) == "(null)")
    let view = View()
    #expect(ObjectName.describe(view) == view.description)
    #expect(ObjectName.describe(NSString(string: "said")) == "said")
  }

  @Test func aLocalClass() {
    final class Local: View {}
    #expect(ObjectName.name(of: Local.self) == "HeadlessViewsTests.DescriptionTests.Local")
  }
}
