import Foundation
import HeadlessKit
import Testing
import UIKit

/// Where the views of a running app's document are that its constraints do not place, or place by
/// what depends on the place.
@Suite(.serialized) @MainActor struct PlacedViewsTests {
  /// A folder with one storyboard, for as long as the test lasts.
  private final class Folder {
    let path: String

    init(_ scenes: String) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      path = folder.path
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="first"><scenes>\(scenes)</scenes></document>
        """
      try text.write(
        toFile: path + "/Placed.storyboard", atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func scene(_ objects: String) -> String {
    "<scene sceneID=\"\(UUID().uuidString)\"><objects>\(objects)</objects></scene>"
  }

  /// Shows the initial controller of a storyboard.
  private func show(_ scenes: String) throws -> (simulator: Simulator, first: UIViewController) {
    let folder = try Folder(scenes)
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path, module: "InterfaceDocumentsTests")
    let first = try #require(
      UIStoryboard(name: "Placed", bundle: nil).instantiateInitialViewController())
    simulator.show(first)
    try simulator.settle()
    return (simulator, first)
  }

  // behaviour 23.2
  @Test func aViewWithAFixedFrameStaysWhereItWasDrawnAndFollowsItsMask() throws {
    let shown = try show(
      scene(
        """
        <viewController id="first" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="320" height="568"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label text="Name" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="20" y="104" width="280" height="38"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="468" width="320" height="100"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
        <imageView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="c">
        <frame key="frameInset" minX="10" minY="20" width="120" height="80"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></imageView>
        </subviews></view></viewController>
        """))
    #expect(
      shown.first.view.subviews.map(\.frame) == [
        CGRect(x: 20, y: 104, width: 280, height: 38),
        CGRect(x: 0, y: 744, width: 390, height: 100),
        CGRect(x: 10, y: 20, width: 120, height: 80),
      ])
    let masks = shown.first.view.subviews.map(\.translatesAutoresizingMaskIntoConstraints)
    #expect(masks == [true, true, true])
    #expect(shown.simulator.console.lines.isEmpty)
  }

  @Test func aViewWhoseMarginIsPinnedToTheSafeAreaComesToRest() throws {
    let shown = try show(
      scene(
        """
        <viewController id="first" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="-8" width="390" height="860"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="box" firstAttribute="topMargin" secondItem="safe" \
        secondAttribute="top" id="1"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" \
        secondAttribute="bottomMargin" id="2"/>
        <constraint firstItem="box" firstAttribute="width" secondItem="root" \
        secondAttribute="width" id="3"/>
        <constraint firstItem="box" firstAttribute="centerX" secondItem="root" \
        secondAttribute="centerX" id="4"/>
        </constraints></view></viewController>
        """))
    let box = try #require(shown.first.view.subviews.first)
    #expect(box.frame == CGRect(x: 0, y: -8, width: 390, height: 860))
    #expect(box.safeAreaInsets == shown.first.view.safeAreaInsets)
  }

  @Test func theCenterOfAScrollViewIsThatOfItsFrame() throws {
    let pinned = ["leading", "top", "trailing", "bottom", "centerX"].enumerated().map {
      """
      <constraint firstItem="content" firstAttribute="\($1)" secondItem="scroll" \
      secondAttribute="\($1)" id="s\($0)"/>
      """
    }
    let edges = ["leading", "top", "trailing", "bottom"].enumerated().map {
      """
      <constraint firstItem="scroll" firstAttribute="\($1)" secondItem="root" \
      secondAttribute="\($1)" id="r\($0)"/>
      """
    }
    let shown = try show(
      scene(
        """
        <viewController id="first" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="content">
        <rect key="frame" x="0" y="0" width="390" height="1200"/>
        <constraints><constraint firstAttribute="height" constant="1200" id="h"/></constraints>
        </view></subviews>
        <constraints>\(pinned.joined())</constraints></scrollView></subviews>
        <constraints>\(edges.joined())</constraints></view></viewController>
        """))
    let scroll = try #require(shown.first.view.subviews.first as? UIScrollView)
    #expect(scroll.contentSize == CGSize(width: 390, height: 1200))
    scroll.contentOffset.y = 300
    scroll.setNeedsLayout()
    try shown.simulator.settle()
    #expect(scroll.subviews.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 1200))
    #expect(shown.simulator.console.lines.isEmpty)
  }

  @Test func contentHasASmallerMarginBeforeAnAccessory() throws {
    let cell = { (id: String, accessory: String) in
      """
      <tableViewCell \(accessory) id="\(id)"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c">
      <rect key="frame" x="0" y="0" width="390" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)v">
      <rect key="frame" x="0" y="0" width="100" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="\(id)v" firstAttribute="leading" secondItem="\(id)c" \
      secondAttribute="leadingMargin" id="\(id)1"/>
      <constraint firstItem="\(id)c" firstAttribute="trailingMargin" secondItem="\(id)v" \
      secondAttribute="trailing" id="\(id)2"/>
      <constraint firstItem="\(id)v" firstAttribute="centerY" secondItem="\(id)c" \
      secondAttribute="centerY" id="\(id)3"/>
      <constraint firstItem="\(id)v" firstAttribute="height" constant="20" id="\(id)4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    }
    let shown = try show(
      scene(
        """
        <tableViewController id="first" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="table">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <sections><tableViewSection id="section"><cells>
        \(cell("a", "")) \(cell("b", "accessoryType=\"disclosureIndicator\""))
        </cells></tableViewSection></sections></tableView></tableViewController>
        """))
    let table = try #require(shown.first.view as? UITableView)
    let contents = try (0..<2).map { try #require(table.cellForRow(at: [0, $0])?.contentView) }
    #expect(contents.map(\.layoutMargins.right) == [16, 8])
    #expect(contents.map(\.layoutMargins.left) == [16, 16])
    let ends = contents.map { $0.bounds.maxX - ($0.subviews.last?.frame.maxX ?? 0) }
    #expect(ends == [16, 8])
    contents[1].layoutMargins.right = 30
    table.cellForRow(at: [0, 1])?.accessoryType = .none
    try shown.simulator.settle()
    #expect(contents[1].layoutMargins.right == 30)
  }

  @Test func aStackViewHasNoMargins() {
    #expect(UIStackView().layoutMargins == .zero)
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let view = UIView()
    stack.isLayoutMarginsRelativeArrangement = true
    stack.addArrangedSubview(view)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  @Test func aPictureAloneStandsInALineOfTheButtonsFont() {
    let button = UIButton(type: .custom)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in }
    button.setImage(picture, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 22))
    button.contentEdgeInsets.top = 5
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 27))
  }

  /// A cell that pins its content to its own edges, as some packages' cells do.
  final class PinnedCell: UICollectionViewCell {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
        contentView.topAnchor.constraint(equalTo: topAnchor),
        contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
  }

  final class PinnedList: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Pinned", for: indexPath)
    }
  }

  @Test func aPrototypeOfAnotherWidthPinsItsContentWithoutAConflict() throws {
    let folder = try Folder(
      scene(
        """
        <collectionViewController id="first" customClass="PinnedList" \
        sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="list">
        <rect key="frame" x="0" y="0" width="414" height="896"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="0" id="flow">
        <size key="itemSize" width="390" height="60"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="Pinned" id="cell" customClass="PinnedCell">
        <rect key="frame" x="0" y="0" width="414" height="98"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="414" height="98"/></view>
        </collectionViewCell></cells>
        </collectionView></collectionViewController>
        """))
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path, module: "InterfaceDocumentsTests")
    simulator.resources.register(class: PinnedCell.self, named: "PinnedCell")
    simulator.resources.register(class: PinnedList.self, named: "PinnedList")
    let list = try #require(
      UIStoryboard(name: "Placed", bundle: nil).instantiateInitialViewController()
        as? PinnedList)
    simulator.show(list)
    try simulator.settle()
    let cell = try #require(list.collectionView.cellForItem(at: [0, 1]) as? PinnedCell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
    #expect(simulator.console.lines.isEmpty)
  }

  @Test func theDetailOfACollapsedSplitViewHasABackButtonAndNoOther() throws {
    let shown = try show(
      scene(
        """
        <splitViewController id="first" sceneMemberID="viewController"><connections>
        <segue destination="stack" kind="relationship" relationship="masterViewController" id="1"/>
        </connections></splitViewController>
        """)
        + scene(
          """
          <navigationController id="stack" sceneMemberID="viewController"><connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="2"/>
          </connections></navigationController>
          """)
        + scene(
          """
          <viewController id="list" title="Shelf" sceneMemberID="viewController">
          <view key="view" id="a"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
          <connections><segue destination="detail" kind="showDetail" identifier="book" id="3"/>
          </connections></viewController>
          """)
        + scene(
          """
          <viewController id="detail" title="Emma" sceneMemberID="viewController">
          <view key="view" id="b"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
          </viewController>
          """))
    let split = try #require(shown.first as? UISplitViewController)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "book", sender: nil)
    let detail = try #require(stack.topViewController)
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    try shown.simulator.settle()
    #expect(shown.simulator.findAll(.button).map(\.text) == ["Shelf"])
    try shown.simulator.tap(.button("Shelf"))
    try shown.simulator.settle()
    #expect(stack.topViewController?.title == "Shelf")
  }

  @Test func aShowSegueToANavigationControllerPresentsIt() throws {
    let shown = try show(
      scene(
        """
        <navigationController id="first" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="1"/>
        </connections></navigationController>
        """)
        + scene(
          """
          <viewController id="list" title="Passwords" sceneMemberID="viewController">
          <connections><segue destination="stack" kind="show" identifier="add" id="2"/>
          </connections></viewController>
          """)
        + scene(
          """
          <navigationController id="stack" sceneMemberID="viewController"><connections>
          <segue destination="form" kind="relationship" relationship="rootViewController" id="3"/>
          </connections></navigationController>
          """)
        + scene("<viewController id=\"form\" title=\"Add\" sceneMemberID=\"viewController\"/>"))
    let stack = try #require(shown.first as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "add", sender: nil)
    try shown.simulator.settle()
    #expect(stack.viewControllers.count == 1)
    let added = try #require(stack.presentedViewController as? UINavigationController)
    #expect(added.topViewController?.title == "Add")
    added.dismiss(animated: true)
    try shown.simulator.settle()
    #expect(stack.presentedViewController == nil)
  }
}
