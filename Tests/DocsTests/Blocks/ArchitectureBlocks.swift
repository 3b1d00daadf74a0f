// Made from the blocks of Docs/HeadlessKit.docc/Articles/Architecture.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import ListCore
import Testing

@MainActor @Test func architecture_block1() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/Architecture.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "Architecture.md", line: 108)
// import ListCore

let update = BatchUpdate([.deleteItem(ItemPath(item: 1, section: 0))])
let before = SectionCounts([3])
do throws(UpdateFault) {
  let plan = try UpdatePlan(update, from: before, to: SectionCounts([2]))
  print(plan.deletedItems)
  _ = try UpdatePlan(update, from: before, to: SectionCounts([3]))
} catch {
  print(error.reason(.table, .newest))
}
#sourceLocation()
try printed.expect(block: 1, fence: 107, #"""
[0 - 1]
Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
"""#)
}
