import HeadlessKit
import ListCore
import Testing

@Suite struct IndexPathTests {
  @Test func rowAndItemAreTheSameNumber() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1))
    #expect(path == IndexPath(indexes: [1, 3]))
    path.item = 5
    path.section = 2
    #expect(path.row == 5)
    #expect(path == IndexPath(row: 5, section: 2))
    path.row = 0
    #expect(path.item == 0)
  }

  @Test func indexPathsConvertToItemPaths() {
    #expect(ItemPath(IndexPath(row: 3, section: 1)) == ItemPath(item: 3, section: 1))
    #expect(IndexPath(ItemPath(item: 3, section: 1)) == IndexPath(row: 3, section: 1))
    for other in [[], [1], [1, 2, 3]] {
      #expect(ItemPath(IndexPath(indexes: other)) == nil, "\(other)")
    }
  }
}
