import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Registered classes as an app writes them, in a module that is not HeadlessKit.
private class PlainCell: TableViewCell {
  let made = ["PlainCell"]
}

private class BookCell: TableViewCell {
  let shelf: String
  var said: [String] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    shelf = "novels"
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    said = ["BookCell \(style) \(reuseIdentifier ?? "nil")"]
  }

  required init?(coder: NSCoder) {
    shelf = "archive"
    super.init(coder: coder)
  }
}

private final class RareBookCell: BookCell {
  private let lock = NSObject()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    said.append("RareBookCell \(lock === lock)")
  }

  required init?(coder: NSCoder) { nil }
}

private final class InheritingBookCell: BookCell {
  var price = 12
}

private final class ShelfHeader: TableViewHeaderFooterView {
  let title: String

  override init(reuseIdentifier: String?) {
    title = "for \(reuseIdentifier ?? "nil")"
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private class CoverCell: CollectionViewCell {
  let ink: String

  override init(frame: CGRect) {
    ink = "black \(frame)"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class GoldCoverCell: CoverCell {
  var carat = 18
}

private final class Banner: CollectionReusableView {}

@Suite @MainActor struct CreatingRegisteredClassesTests {
  /// Dequeues a cell of a registered class, as a list does.
  private func cell(_ type: AnyClass, _ identifier: String) -> TableViewCell? {
    (type as? TableViewCell.Type)?.create(identifier)
  }

  private func view(_ type: AnyClass, _ identifier: String) -> CollectionReusableView? {
    (type as? CollectionReusableView.Type)?.create(identifier)
  }

  @Test func baseClass() {
    let made = cell(TableViewCell.self, "a")
    #expect(made.map { type(of: $0) == TableViewCell.self } == true)
    #expect(made?.reuseIdentifier == "a")
    #expect(made?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func inheritedInitializerSetsStoredProperties() {
    let made = cell(PlainCell.self, "plain") as? PlainCell
    #expect(made?.made == ["PlainCell"])
    #expect(made?.reuseIdentifier == "plain")
  }

  @Test func overriddenInitializerRuns() {
    let made = cell(BookCell.self, "book") as? BookCell
    #expect(made?.shelf == "novels")
    #expect(made?.said == ["BookCell default book"])
    #expect(made?.detailTextLabel?.font.pointSize == 12)
  }

  @Test func overriddenTwice() {
    let made = cell(RareBookCell.self, "rare") as? RareBookCell
    #expect(made?.said == ["BookCell default rare", "RareBookCell true"])
  }

  @Test func overrideIsInherited() {
    let made = cell(InheritingBookCell.self, "mid") as? InheritingBookCell
    #expect(made?.price == 12)
    #expect(made?.said == ["BookCell default mid"])
  }

  @Test func headers() {
    let type: AnyClass = ShelfHeader.self
    let made = (type as? TableViewHeaderFooterView.Type)?.create("head") as? ShelfHeader
    #expect(made?.title == "for head")
    #expect(made?.reuseIdentifier == "head")
  }

  @Test func collectionCells() {
    let made = view(CoverCell.self, "cover") as? CoverCell
    #expect(made?.ink == "black \(CGRect.zero)")
    #expect(made?.reuseIdentifier == "cover")
    let gold = view(GoldCoverCell.self, "gold") as? GoldCoverCell
    #expect(gold?.carat == 18)
    #expect(gold?.ink == "black \(CGRect.zero)")
    let list = view(CollectionViewListCell.self, "list") as? CollectionViewListCell
    #expect(list?.backgroundConfiguration == .listCell())
  }

  @Test func supplementaryViews() {
    let made = view(Banner.self, "banner")
    #expect(made is Banner)
    #expect(made?.reuseIdentifier == "banner")
  }

  @Test func nothingIsKeptAlive() {
    weak var kept: TableViewCell?
    do {
      let made = cell(RareBookCell.self, String(repeating: "long identifier ", count: 4))
      kept = made
      #expect(made?.reuseIdentifier?.count == 64)
    }
    #expect(kept == nil)
  }
}
