import Foundation
import Testing
import UIKit

/// Names that apps use and that have an effect here.
@MainActor
@Suite struct MoreNamesTests {
  let simulator = Simulator()

  @Test func tabsMakeTheirScreens() throws {
    var made: [String] = []
    func tab(_ title: String) -> UITab {
      UITab(title: title, image: nil, identifier: "tab." + title) { tab in
        made.append(tab.title)
        return UIViewController()
      }
    }
    let controller = UITabBarController(tabs: [
      tab("Events"),
      UITabGroup(title: "More", image: nil, identifier: "more", children: [tab("Teams")]),
      UISearchTab { _ in UIViewController() },
    ])
    #expect(made == ["Events", "Teams"])
    simulator.show(controller)
    try simulator.settle()
    #expect(controller.selectedTab?.identifier == "tab.Events")
    let second = try #require(controller.viewControllers?[1])
    try simulator.tap(try #require(second.tabBarItem))
    #expect(controller.selectedIndex == 1)
    #expect(controller.tab(forIdentifier: "tab.Teams")?.parent?.title == "More")
    let first = try #require(controller.tabs.first)
    (first.title, first.badgeValue) = ("Matches", "3")
    #expect(controller.viewControllers?[0].tabBarItem?.title == "Matches")
    #expect(controller.viewControllers?[0].tabBarItem?.badgeValue == "3")
    first.isHidden = true
    #expect(controller.viewControllers?.count == 2)
    controller.selectedTab = controller.tabs[2]
    #expect(controller.selectedIndex == 1)
    #expect(made == ["Events", "Teams"])
  }

  @Test func anUpdateLinkRunsWhileItsViewIsShown() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: view) { _, info in times.append(info.modelTime) }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    try simulator.advance(by: 0.1)
    #expect(times.isEmpty)
    simulator.show(view)
    try simulator.advance(by: 0.1)
    #expect((5...7).contains(times.count))
    #expect(times == times.sorted())
    link.isEnabled = false
    let count = times.count
    try simulator.advance(by: 0.1)
    #expect(times.count == count)
  }

  private final class MenuControl: UIControl {
    var ends = 0

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
      }
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      ends += 1
    }
  }

  @Test func aControlIsTheDelegateOfItsContextMenu() throws {
    let control = MenuControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.show(control)
    #expect(control.contextMenuInteraction == nil)
    control.isContextMenuInteractionEnabled = true
    #expect(control.interactions.first === control.contextMenuInteraction)
    let menu = try #require(try simulator.openContextMenu(of: control))
    #expect(menu.titles == ["Share"])
    menu.dismiss()
    #expect(control.ends == 1)
    control.isContextMenuInteractionEnabled = false
    #expect(control.interactions.isEmpty)
  }

  @Test func aLongPressOpensTheMenuOfAButton() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    simulator.show(button)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    #expect(try simulator.openContextMenu(of: button)?.titles == ["Copy"])
    button.menu = nil
    #expect(button.contextMenuInteraction == nil)
  }

  @Test func propertiesOfControllersAndItemsAreObserved() throws {
    let controller = UIViewController()
    var titles: [String?] = []
    let own = controller.navigationItem.observe(\.title, options: .new) { item, change in
      titles.append(change.newValue ?? nil)
    }
    var screens: [String?] = []
    let other = controller.observe(\.title) { screen, _ in screens.append(screen.title) }
    controller.navigationItem.title = "One"
    #expect(titles == ["One"])
    controller.title = "Two"
    simulator.show(controller)
    try simulator.settle()
    #expect(screens == ["Two"])
    own.invalidate()
    other.invalidate()
    controller.navigationItem.title = "Three"
    #expect(titles == ["One", "Two"])
  }

  @Test func addedKeyCommandsAreTheControllers() {
    let controller = UIViewController()
    let command = UIKeyCommand(title: "Find", action: Selector("find:"), input: "f")
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == [])
  }

  @Test func theCornersOfAnEffectViewReachItsLayer() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layer.cornerRadius = 3
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 3)
    view.cornerConfiguration = .corners(radius: UICornerRadius.fixed(12))
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 12)
    view.cornerConfiguration = .capsule()
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 20)
    view.cornerConfiguration = .capsule(maximumRadius: 8)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 8)
  }

  @Test func focusIsContainedInAncestors() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    #expect(controller.contains(label))
    #expect(controller.view.contains(label))
    #expect(!label.contains(controller.view))
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = [label]
    controller.view.addLayoutGuide(guide)
    #expect(guide.owningView === controller.view)
  }

  @Test func optionalGroupsMayBeHidden() {
    let item = UIBarButtonItem(title: "Sort", image: nil, target: nil, action: nil, menu: nil)
    #expect(
      !UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "a", items: [item]).isHidden)
    let hidden: UIBarButtonItemGroup = .optionalGroup(
      customizationIdentifier: "b", isInDefaultCustomization: false, items: [item])
    #expect(hidden.isHidden)
    #expect(hidden.barButtonItems == [item])
    #expect(item.title == "Sort")
  }

  @Test func attributesAndStatesBelongToMenuElements() {
    let attributes: UIMenuElement.Attributes = [.destructive]
    let state: UIMenuElement.State = .on
    let action = UIAction(title: "Delete", attributes: attributes, state: state) { _ in }
    #expect(action.attributes == UIAction.Attributes.destructive)
    action.accessibilityLabel = "Delete the post"
    #expect(action.accessibilityLabel == "Delete the post")
  }

  @Test func titlesAreSetThroughAnOverride() {
    final class LoudButton: UIButton {
      override func setTitle(_ title: String?, for state: UIControl.State) {
        super.setTitle(title?.uppercased(), for: state)
      }
    }
    let button = LoudButton(frame: .zero, primaryAction: UIAction(title: "Follow") { _ in })
    #expect(button.currentTitle == "FOLLOW")
  }

  @Test func aMockedNavigationControllerGetsTheNextScreen() {
    final class Stack: UINavigationController {
      var pushed: [UIViewController] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append(viewController)
      }
    }
    final class Screen: UIViewController {
      let stack = Stack()
      override var navigationController: UINavigationController? { stack }
    }
    let (screen, next) = (Screen(), UIViewController())
    screen.navigationController?.pushViewController(next, animated: false)
    #expect(screen.stack.pushed == [next])
  }

  @Test func aFieldMayKeepItsInsertionPointAtTheEnd() throws {
    final class AmountField: UITextField {
      override func closestPosition(to point: CGPoint) -> UITextPosition? {
        position(from: beginningOfDocument, offset: text?.count ?? 0)
      }
    }
    let field = AmountField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "12.50"
    let position = try #require(field.closestPosition(to: .zero))
    #expect(field.compare(position, to: field.endOfDocument) == .orderedSame)
    let plain = UITextField(frame: field.frame)
    plain.text = "12.50"
    let start = try #require(plain.closestPosition(to: .zero))
    #expect(plain.offset(from: plain.beginningOfDocument, to: start) == 0)
    let first = try #require(plain.characterRange(at: .zero))
    #expect(plain.text(in: first) == "1")
  }

  @Test func aTestMakesTouches() {
    final class Finger: UITouch {
      override var tapCount: Int { 2 }
      override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }
    final class Pad: UIView {
      var taps: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += touches.map(\.tapCount)
      }
    }
    let pad = Pad()
    pad.touchesBegan([Finger()], with: nil)
    #expect(pad.taps == [2])
    #expect(UITouch().view == nil)
  }

  @Test func largeContentIsOverridable() {
    final class Status: UIView {
      override var showsLargeContentViewer: Bool {
        get { true }
        set {}
      }
      override var largeContentTitle: String? {
        get { "Location" }
        set {}
      }
    }
    let item: any UILargeContentViewerItem = Status()
    #expect(item.showsLargeContentViewer)
    #expect(item.largeContentTitle == "Location")
  }

  @Test func pathsAreArchived() throws {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 1.5, y: 2, width: 30, height: 40), cornerRadius: 4)
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    #expect(copy.elements == path.elements)
    #expect(copy.lineWidth == 3)
    #expect(copy.usesEvenOddFillRule)
  }

  #if os(Linux)
    @Test func privatePropertiesAreReadByTheirKeys() throws {
      let bar = UISearchBar()
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      bar.setValue("Close", forKey: "cancelButtonText")
      #expect(bar.value(forKey: "cancelButtonText") as? String == "Close")
      #expect(captureCrash { bar.setValue(1, forKey: "colour") } != nil)
      var taps = 0
      let first = UITapGestureRecognizer()
      first.addHandler { _ in taps += 1 }
      let second = UITapGestureRecognizer()
      second.setValue(first.value(forKey: "targets"), forKey: "targets")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addGestureRecognizer(second)
      simulator.show(view)
      try simulator.tap(view)
      #expect(taps == 1)
    }

    @Test func pasteboardsHaveProviders() throws {
      let pasteboard = UIPasteboard.general
      pasteboard.itemProviders = [NSItemProvider(object: "one"), NSItemProvider(object: "two")]
      #expect(pasteboard.strings == ["one", "two"])
      var texts: [String?] = []
      for provider in pasteboard.itemProviders {
        provider.loadObject(ofClass: String.self) { text, _ in texts.append(text) }
      }
      #expect(texts == ["one", "two"])
    }

    @Test func providersHaveFilesAndItems() throws {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text") { done in
        done(Data("text".utf8), nil)
        return nil
      }
      var text: String?
      var place: URL?
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
        place = url
        text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
      #expect(text == "text")
      #expect(!FileManager.default.fileExists(atPath: try #require(place).path))
      let file = URL(fileURLWithPath: #filePath)
      provider.registerFileRepresentation(forTypeIdentifier: "public.movie") { done in
        done(file, true, nil)
        return nil
      }
      provider.loadFileRepresentation(forTypeIdentifier: "public.movie") { url, _ in place = url }
      #expect(place == file)
      var item: Any?
      provider.loadItem(forTypeIdentifier: "public.movie", options: [:]) { found, _ in item = found
      }
      #expect(item as? URL == file)
      var failure: (any Error)?
      provider.loadItem(forTypeIdentifier: "public.image") { _, error in failure = error }
      #expect(failure != nil)
    }

    @Test func clippingAndLayersOfDrawings() throws {
      let context = try #require(
        CGContext(
          data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
      context.saveGState()
      context.clip(to: CGRectMake(2, 4, 6, 8))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 4, width: 6, height: 8))
      context.restoreGState()
      let layer = try #require(
        CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
      layer.context?.setFillColor(UIColor.red.cgColor)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      context.draw(layer, at: CGPoint(x: 10, y: 10))
      let bytes = try #require(context.makeImage()?.dataProvider?.data)
      // Rows are stored from the top: the lower half of the layer is 10 and 11 points from the bottom.
      func isDrawn(_ x: Int, _ fromBottom: Int) -> Bool {
        bytes[((19 - fromBottom) * 20 + x) * 4 + 3] > 0
      }
      #expect(isDrawn(10, 10) && isDrawn(13, 11))
      #expect(!isDrawn(10, 12) && !isDrawn(9, 10) && !isDrawn(14, 10))
    }

    @Test func coreGraphicsFunctions() {
      let rect = CGRectMake(1, 2, 3, 4)
      #expect(CGRectGetMaxX(rect) == 4 && CGRectGetMaxY(rect) == 6 && CGRectGetHeight(rect) == 4)
      #expect(CGRectContainsPoint(rect, CGPointMake(2, 3)) && !CGRectIsEmpty(rect))
      let t = CGAffineTransformConcat(
        CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 0))
      #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), t) == CGPointMake(3, 2))
    }
  #endif
}
