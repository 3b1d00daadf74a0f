import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

/// Documents written for one question each.
@Suite(.serialized) @MainActor struct WrittenDocumentTests {
  /// Runs a closure on a simulator with a folder of files.
  private func with(_ files: [String: String], _ body: (Simulator) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HeadlessKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path)
    try simulator.run { try body(simulator) }
  }

  private func storyboard(_ scenes: String, initial: String = "a") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
    """
  }

  private func scene(_ id: String, _ controller: String, exit: Bool = false) -> String {
    """
    <scene sceneID="s\(id)"><objects>\(controller)
    \(exit ? "<exit id=\"x\(id)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>" : "")
    </objects></scene>
    """
  }

  // behaviour 23.3
  @Test func aTitleOfAGroupedTableHasItsRoom() throws {
    let table = """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" \
      sectionFooterHeight="18" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection headerTitle="Looks" id="one"><cells>
      <tableViewCell style="IBUITableViewCellStyleDefault" id="c1"/></cells></tableViewSection>
      <tableViewSection headerTitle="Sounds" id="two"><cells>
      <tableViewCell style="IBUITableViewCellStyleDefault" id="c2"/></cells></tableViewSection>
      </sections></tableView></tableViewController>
      """
    try with(["Main.storyboard": storyboard(scene("a", table))]) { simulator in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let controller = try #require(made as? UITableViewController)
      simulator.show(controller)
      let view = try #require(controller.tableView)
      let gap = view.rectForRow(at: [1, 0]).minY - view.rectForRow(at: [0, 0]).maxY
      #expect(view.rectForRow(at: [0, 0]).minY == view.rectForHeader(inSection: 0).height)
      #expect(view.rectForHeader(inSection: 0).height > 18)
      #expect(gap == 18 + view.rectForHeader(inSection: 1).height)
      #expect(view.rectForHeader(inSection: 1).height > 18)
    }
  }

  @Test func aGestureTriggersItsSegue() throws {
    let first = """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view id="box"><rect key="frame" x="20" y="200" width="100" height="100"/><subviews>
      <label userInteractionEnabled="NO" text="Next" id="l">
      <rect key="frame" x="0" y="0" width="100" height="40"/></label></subviews>
      <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
      </connections></view></subviews></view></viewController>
      <tapGestureRecognizer id="tap"><connections>
      <segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" id="s"/>
      </connections></tapGestureRecognizer>
      """
    let second = """
      <viewController title="Second" id="b" sceneMemberID="viewController"/>
      """
    try with(["Main.storyboard": storyboard(scene("a", first) + scene("b", second))]) { simulator in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let controller = try #require(made)
      simulator.show(controller)
      #expect(controller.presentedViewController == nil)
      try simulator.tap(.text("Next"))
      try simulator.settle()
      #expect(controller.presentedViewController?.title == "Second")
    }
  }

  // behaviour 23.19
  @Test func theListOfAServiceIsNotTheApps() throws {
    func list(_ entries: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(entries)</dict></plist>
      """
    }
    let files = [
      "GoogleService-Info.plist": list("<key>API_KEY</key><string>1</string>"),
      "Info.plist": list("<key>UIMainStoryboardFile</key><string>Main</string>"),
      "Kit-Info.plist": list("<key>CFBundlePackageType</key><string>FMWK</string>"),
      "Main.storyboard": storyboard(
        scene("a", "<viewController id=\"a\" sceneMemberID=\"viewController\"/>")),
    ]
    try with(files) { simulator in
      let delegate = PlainSceneDelegate()
      simulator.connect(delegate)
      #expect(delegate.window?.rootViewController?.storyboard != nil)
    }
  }

  // behaviour 23.22
  @Test func accessibilityTextsAreLocalised() throws {
    let view = """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><button id="b"><rect key="frame" x="0" y="0" width="44" height="44"/>
      <accessibility key="accessibilityConfiguration" label="Close" hint="Closes"/></button>
      </subviews></view></viewController>
      """
    let files = [
      "Base.lproj/Main.storyboard": storyboard(scene("a", view)),
      "de.lproj/Main.strings":
        "\"b.accessibilityLabel\" = \"Zu\";\n\"b.accessibilityHint\" = \"Macht zu\";",
    ]
    try with(files) { simulator in
      simulator.resources.languages = ["de"]
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let button = try #require(made?.view.subviews.first)
      #expect(button.accessibilityLabel == "Zu")
      #expect(button.accessibilityHint == "Macht zu")
    }
  }

  @Test func anAttributedLabelHasTheStyleOfItsText() throws {
    let view = """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <label text="" id="l"><attributedString key="attributedText"><fragment content="Sale">
      <attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><font key="NSFont" size="20" name="Helvetica"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
      </attributedString></label></subviews></view></viewController>
      """
    try with(["Main.storyboard": storyboard(scene("a", view))]) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let label = try #require(made?.view.subviews.first as? UILabel)
      #expect(label.font.pointSize == 20)
      #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(label.textAlignment == .center)
    }
  }

  private func nib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
    """
  }

  @Test func aNibWithAnotherIdentifierIsRefused() throws {
    let cell = "<tableViewCell reuseIdentifier=\"book\" id=\"c\"/>"
    try with(["Cell.xib": nib(cell)]) { simulator in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "album")
      let crash = captureCrash { _ = table.dequeueReusableCell(withIdentifier: "album") }
      #expect(
        crash?.reason == """
          cell reuse indentifier in nib (book) does not match the identifier used to register the \
          nib (album)
          """)
      table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "book")
      #expect(table.dequeueReusableCell(withIdentifier: "book")?.reuseIdentifier == "book")
    }
  }

  @Test func aControllersNibNeedsItsViewOutlet() throws {
    try with(["Plain.xib": nib("<view id=\"v\"/>")]) { _ in
      let controller = UIViewController(nibName: "Plain", bundle: nil)
      let crash = captureCrash { controller.loadViewIfNeeded() }
      #expect(
        crash?.reason == """
          -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "Plain" nib but the view \
          outlet was not set.
          """)
    }
  }

  @Test func aPageControllerHasTheStyleOfItsDocument() throws {
    let pages = """
      <pageViewController transitionStyle="scroll" navigationOrientation="vertical" id="a" \
      sceneMemberID="viewController"/>
      """
    try with(["Main.storyboard": storyboard(scene("a", pages))]) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let controller = try #require(made as? UIPageViewController)
      #expect(controller.transitionStyle == .scroll)
      #expect(controller.navigationOrientation == .vertical)
    }
  }
}

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
