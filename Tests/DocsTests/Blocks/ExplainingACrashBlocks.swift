// Made from the blocks of Docs/HeadlessKit.docc/Articles/ExplainingACrash.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing

@MainActor @Test func explainingACrash_block1() throws {
// import HeadlessKit
let table = TableView()
#sourceLocation(file: "ExplainingACrash.md", line: 136)
let report = captureCrash {
  table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
}
#sourceLocation()
#expect(report != nil)
}
