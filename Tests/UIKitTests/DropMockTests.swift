import Foundation
import Testing
import UIKit

// What apps write to test their drops and their lists: it imports only UIKit.

private final class FakeDropSession: NSObject, UIDropSession {
  var localDragSession: (any UIDragSession)?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var items: [UIDragItem] = []
  var allowsMoveOperation = false
  var isRestrictedToDraggingApplication = false
  var progress: Progress { Progress(totalUnitCount: 1) }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress { progress }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  func location(in view: UIView) -> CGPoint { .zero }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
}

private final class FakeAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}

private final class FakePlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
  var dragItem = UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
  func deletePlaceholder() -> Bool { false }
  func setNeedsCellUpdate() {}
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}

private final class FakeCoordinator: NSObject, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] = []
  var destinationIndexPath: IndexPath? = IndexPath(item: 0, section: 0)
  var proposal = UICollectionViewDropProposal(operation: .forbidden)
  var session: any UIDropSession = FakeDropSession()
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext { FakePlaceholder() }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    FakeAnimation()
  }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { FakeAnimation() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    FakeAnimation()
  }
}

private final class Book: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let title: String
  init(_ title: String) { self.title = title }

  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.book"] }
  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.book"] }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Book {
    Book(String(decoding: data, as: UTF8.self))
  }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(title.utf8), nil)
    return nil
  }
}

private final class FakeCollectionView: UICollectionView {
  private(set) var heard: [String] = []
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    heard.append("class \(identifier)")
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    heard.append("nib \(identifier)")
  }
  override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { heard.append("nib \(kind) \(identifier)") }
}

private final class FakeTableView: UITableView {
  private(set) var heard: [String] = []
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    heard.append("nib \(identifier)")
  }
}

private final class StrictCell: UITableViewCell {
  private(set) var changes = 0
  override var contentConfiguration: (any UIContentConfiguration)? { didSet { changes += 1 } }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    var content = super.defaultContentConfiguration()
    content.text = "none"
    return content
  }
}

@MainActor
@Suite struct DropMockTests {
  @Test func aCoordinatorOfATest() {
    let coordinator = FakeCoordinator()
    let item = UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
    var ends: [UIViewAnimatingPosition] = []
    coordinator.drop(item, toItemAt: IndexPath(item: 0, section: 0)).addCompletion {
      ends.append($0)
    }
    #expect(ends == [.end])
    #expect(!coordinator.session.canLoadObjects(ofClass: NSString.self))
    #if os(Linux)
      #expect(!coordinator.session.canLoadObjects(ofClass: String.self))
    #endif
  }

  // A Mac has a provider of its own, which loads later.
  #if os(Linux)
    @Test func anObjectOfTheAppsOwn() throws {
      let provider = NSItemProvider(object: Book("Dune"))
      #expect(provider.registeredTypeIdentifiers == ["org.example.book"])
      var loaded: [String?] = []
      provider.loadObject(ofClass: Book.self) { book, _ in loaded.append(book?.title) }
      let data = NSItemProvider()
      data.registerDataRepresentation(forTypeIdentifier: "org.example.book") { finish in
        finish(Data("Emma".utf8), nil)
        return nil
      }
      data.loadObject(ofClass: Book.self) { book, _ in loaded.append(book?.title) }
      data.loadObject(ofClass: NSString.self) { text, _ in loaded.append(text.map { "\($0)" }) }
      #expect(loaded == ["Dune", "Emma", nil])
      var bytes: [Data?] = []
      provider.loadDataRepresentation(forTypeIdentifier: "org.example.book") { data, _ in
        bytes.append(data)
      }
      #expect(bytes == [Data("Dune".utf8)])
    }
  #endif

  @Test func listsOfATestHearTheirRegistrations() {
    let view = FakeCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let nib = UINib(nibName: "Cell", bundle: nil)
    view.register(nib, forCellWithReuseIdentifier: "a")
    view.register(nib, forSupplementaryViewOfKind: "k", withReuseIdentifier: "b")
    #expect(view.heard == ["nib a", "nib k b"])
    let table = FakeTableView(frame: .zero, style: .plain)
    table.register(nib, forCellReuseIdentifier: "c")
    #expect(table.heard == ["nib c"])
  }

  @Test func aCellOverridesItsConfiguration() {
    let cell = StrictCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.changes == 1)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "none")
  }
}
