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
}
