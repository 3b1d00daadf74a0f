import ListCore
import Testing

@Suite struct ItemPathTests {
  @Test func sectionsComeBeforeItems() {
    let shuffled = [at(1, 0), at(0, 2), at(-1, 9), at(0, -1)]
    #expect(shuffled.sorted() == [at(-1, 9), at(0, -1), at(0, 2), at(1, 0)])
  }

  /// A list prints a path as it prints the two indexes of an index path. (crash families B3)
  @Test func printsSectionAndItem() {
    #expect(at(0, 3).description == "0 - 3")
  }
}
