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

  func test_tap_opensThePhoto() async {
    let (host, sut, navigation) = makeSUT()
    host.tap(IndexPath(item: 1, section: 0), in: sut.collectionView)
    host.settle()
    let viewer = navigation.topViewController as? PhotoViewController
    XCTAssertEqual(viewer?.title, "Forum")
    XCTAssertEqual((viewer?.view as? UIImageView)?.image, UIImage(named: "Forum"))
  }

  func test_doubleTap_marksAFavouriteAndOpensNothing() async {
    let (host, sut, navigation) = makeSUT()
    guard let cell = sut.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) else {
      return XCTFail("The first photo is not on screen.")
    }
    host.tap(cell, times: 2)
    host.settle()
    XCTAssertTrue(sut.albums[0].photos[0].isFavourite)
    XCTAssertTrue(navigation.topViewController === sut)
  }

  func test_editing_selectsManyAndDeletesThem() async {
    let (host, sut, _) = makeSUT()
    beginEditing(sut, on: host)
    XCTAssertEqual(sut.navigationItem.leftBarButtonItem?.isEnabled, false)

    host.tap(IndexPath(item: 0, section: 0), in: sut.collectionView)
    host.tap(IndexPath(item: 2, section: 0), in: sut.collectionView)
    host.tap(IndexPath(item: 0, section: 1), in: sut.collectionView)
    XCTAssertEqual(sut.navigationItem.title, "3 selected")
    host.tap(IndexPath(item: 2, section: 0), in: sut.collectionView)
    XCTAssertEqual(sut.navigationItem.title, "2 selected")

    guard let delete = sut.navigationItem.leftBarButtonItem else { return XCTFail("No button") }
    host.tap(delete)
    host.settle()
    guard let alert = sut.presentedViewController as? UIAlertController else {
      return XCTFail("No alert")
    }
    XCTAssertEqual(alert.title, "Delete 2 photos?")
    host.choose("Delete", in: alert)
    host.settle()
    // The second album had one photo: it is gone with it.
    XCTAssertEqual(sut.albums.map { $0.photos.map(\.name) }, [["Forum", "Tiber", "Trevi"]])
    XCTAssertEqual(sut.collectionView.numberOfSections, 1)
    XCTAssertEqual(header(0, in: sut)?.countLabel.text, "3")
    XCTAssertEqual(sut.navigationItem.title, "Photos")
  }

  func test_endOfEditing_forgetsTheSelection() async {
    let (host, sut, _) = makeSUT()
    beginEditing(sut, on: host)
    host.tap(IndexPath(item: 0, section: 0), in: sut.collectionView)
    host.tap(sut.editButtonItem)
    host.settle()
    XCTAssertEqual(sut.collectionView.indexPathsForSelectedItems, [])
    XCTAssertNil(sut.navigationItem.leftBarButtonItem)
  }

  func test_drag_reordersAlsoBetweenAlbums() async {
    let (host, sut, _) = makeSUT()
    let hasMoved = host.drag(
      from: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 1),
      in: sut.collectionView)
    host.settle()
    XCTAssertTrue(hasMoved)
    XCTAssertEqual(
      sut.albums.map { $0.photos.map(\.name) },
      [["Colosseum", "Forum", "Tiber"], ["Trevi", "Duomo"]])
  }

  // MARK: - Helpers

  private func makeSUT(
    file: StaticString = #filePath, line: UInt = #line
  ) -> (ListHost, PhotosViewController, UINavigationController) {
    let host = ListHost()
    let sut = PhotosViewController(albums: [
      Album(
        title: "Rome",
        photos: ["Colosseum", "Forum", "Tiber", "Trevi"].map { Photo(name: $0) }),
      Album(title: "Milan", photos: [Photo(name: "Duomo")]),
    ])
    let navigation = UINavigationController(rootViewController: sut)
    host.show(navigation)
    trackForMemoryLeaks(sut, file: file, line: line)
    trackForMemoryLeaks(navigation, file: file, line: line)
    return (host, sut, navigation)
  }

  private func beginEditing(_ sut: PhotosViewController, on host: ListHost) {
    host.tap(sut.editButtonItem)
    host.settle()
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
