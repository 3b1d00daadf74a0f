// Made from the blocks of Docs/HeadlessKit.docc/Articles/DynamicCreation.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing

@MainActor @Test func dynamicCreation_block1() throws {
// import HeadlessKit

final class BookCell: TableViewCell {}
final class ShelfHeader: TableViewHeaderFooterView {}
final class CoverCell: CollectionViewCell {}
final class GlowLayer: Layer {}
#sourceLocation(file: "DynamicCreation.md", line: 90)
InitializerRegistry.register(BookCell.self, BookCell.init(style:reuseIdentifier:))
InitializerRegistry.register(ShelfHeader.self, ShelfHeader.init(reuseIdentifier:))
InitializerRegistry.register(CoverCell.self, CoverCell.init(frame:))
InitializerRegistry.register(GlowLayer.self) { GlowLayer() }
#sourceLocation()
let table = TableView(frame: .zero)
table.register(BookCell.self, forCellReuseIdentifier: "book")
#expect(table.dequeueReusableCell(withIdentifier: "book") is BookCell)
}
