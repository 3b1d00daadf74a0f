import UIKit
import XCTest

@testable import Screens

@MainActor
final class PhotosViewControllerTests: XCTestCase {
  func test_layout_hasThreeColumnsUnderAHeader() async {
    let (_, sut, _) = makeSUT()
    XCTAssertEqual(sut.collectionView.numberOfSections, 2)
    XCTAssertEqual(
      (0..<4).map { frame(of: IndexPath(item: $0, section: 0), in: sut) },
      [
        // 390 points: (390 - 2 * 2) / 3 = 128.67, rounded down to 128; the rest of 2 points
        // widens the two gaps to 3.
        CGRect(x: 0, y: 40, width: 128, height: 128),
        CGRect(x: 131, y: 40, width: 128, height: 128),
        CGRect(x: 262, y: 40, width: 128, height: 128),
        CGRect(x: 0, y: 170, width: 128, height: 128),
      ])
    XCTAssertEqual(header(0, in: sut)?.titleLabel.text, "Rome")
    XCTAssertEqual(header(0, in: sut)?.countLabel.text, "4")
  }

  func test_tap_opensThePhoto() async throws {
    let (simulator, sut, navigation) = makeSUT()
    try simulator.tap(IndexPath(item: 1, section: 0), in: sut.collectionView)
    try simulator.settle()
    let viewer = navigation.topViewController as? PhotoViewController
    XCTAssertEqual(viewer?.title, "Forum")
    XCTAssertEqual((viewer?.view as? UIImageView)?.image, UIImage(named: "Forum"))
  }

  func test_doubleTap_marksAFavouriteAndOpensNothing() async throws {
    let (simulator, sut, navigation) = makeSUT()
    guard let cell = sut.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) else {
      return XCTFail("The first photo is not on screen.")
    }
    try simulator.tap(cell, times: 2)
    try simulator.settle()
    XCTAssertTrue(sut.albums[0].photos[0].isFavourite)
    XCTAssertTrue(navigation.topViewController === sut)
  }

  func test_editing_selectsManyAndDeletesThem() async throws {
    let (simulator, sut, _) = makeSUT()
    try beginEditing(sut, on: simulator)
    XCTAssertEqual(sut.navigationItem.leftBarButtonItem?.isEnabled, false)

    try simulator.tap(IndexPath(item: 0, section: 0), in: sut.collectionView)
    try simulator.tap(IndexPath(item: 2, section: 0), in: sut.collectionView)
    try simulator.tap(IndexPath(item: 0, section: 1), in: sut.collectionView)
    XCTAssertEqual(sut.navigationItem.title, "3 selected")
    try simulator.tap(IndexPath(item: 2, section: 0), in: sut.collectionView)
    XCTAssertEqual(sut.navigationItem.title, "2 selected")

    guard let delete = sut.navigationItem.leftBarButtonItem else { return XCTFail("No button") }
    try simulator.tap(delete)
    try simulator.settle()
    guard let alert = sut.presentedViewController as? UIAlertController else {
      return XCTFail("No alert")
    }
    XCTAssertEqual(alert.title, "Delete 2 photos?")
    try simulator.choose("Delete", in: alert)
    try simulator.settle()
    // The second album had one photo, so it is deleted with it.
    XCTAssertEqual(sut.albums.map { $0.photos.map(\.name) }, [["Forum", "Tiber", "Trevi"]])
    XCTAssertEqual(sut.collectionView.numberOfSections, 1)
    XCTAssertEqual(header(0, in: sut)?.countLabel.text, "3")
    XCTAssertEqual(sut.navigationItem.title, "Photos")
  }

  func test_endOfEditing_forgetsTheSelection() async throws {
    let (simulator, sut, _) = makeSUT()
    try beginEditing(sut, on: simulator)
    try simulator.tap(IndexPath(item: 0, section: 0), in: sut.collectionView)
    try simulator.tap(sut.editButtonItem)
    try simulator.settle()
    XCTAssertEqual(sut.collectionView.indexPathsForSelectedItems, [])
    XCTAssertNil(sut.navigationItem.leftBarButtonItem)
  }

  func test_drag_reordersAlsoBetweenAlbums() async throws {
    let (simulator, sut, _) = makeSUT()
    let hasMoved = try simulator.drag(
      from: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 1),
      in: sut.collectionView)
    try simulator.settle()
    XCTAssertTrue(hasMoved)
    XCTAssertEqual(
      sut.albums.map { $0.photos.map(\.name) },
      [["Colosseum", "Forum", "Tiber"], ["Trevi", "Duomo"]])
  }

  // MARK: - Helpers

  private func makeSUT(
    file: StaticString = #filePath, line: UInt = #line
  ) -> (Simulator, PhotosViewController, UINavigationController) {
    let simulator = Simulator()
    let sut = PhotosViewController(albums: [
      Album(
        title: "Rome",
        photos: ["Colosseum", "Forum", "Tiber", "Trevi"].map { Photo(name: $0) }),
      Album(title: "Milan", photos: [Photo(name: "Duomo")]),
    ])
    let navigation = UINavigationController(rootViewController: sut)
    simulator.show(navigation)
    trackForMemoryLeaks(sut, file: file, line: line)
    trackForMemoryLeaks(navigation, file: file, line: line)
    return (simulator, sut, navigation)
  }

  private func beginEditing(_ sut: PhotosViewController, on simulator: Simulator) throws {
    try simulator.tap(sut.editButtonItem)
    try simulator.settle()
  }

  private func frame(of path: IndexPath, in sut: PhotosViewController) -> CGRect? {
    sut.collectionView.cellForItem(at: path)?.frame
  }

  private func header(_ section: Int, in sut: PhotosViewController) -> AlbumHeaderView? {
    sut.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? AlbumHeaderView
  }
}
