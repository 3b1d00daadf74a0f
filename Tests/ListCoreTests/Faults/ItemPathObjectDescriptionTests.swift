import ListCore
import Testing

@Suite struct ItemPathObjectDescriptionTests {
  // The digits are those of real reports. (crash families B3, B4)
  static let tagged: [(section: Int, item: Int, text: String)] = [
    (0, 0, "<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}"),
    (0, 1, "<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}"),
    (2, 0, "<NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}"),
    (6, 0, "<NSIndexPath: 0xc000000000000616> {length = 2, path = 6 - 0}"),
    (8, 0, "<NSIndexPath: 0xc000000000000816> {length = 2, path = 8 - 0}"),
    (3, 5, "<NSIndexPath: 0xc000000000a00316> {length = 2, path = 3 - 5}"),
  ]

  @Test(arguments: tagged)
  func taggedPointer(section: Int, item: Int, text: String) {
    #expect(ItemPath(item: item, section: section).objectDescription(.lengthAndPath) == text)
  }

  @Test func beforeIOS7() {
    let path = ItemPath(item: 4, section: 2)
    #expect(path.objectDescription(.indexes) == "<NSIndexPath 0x8361f40> 2 indexes [2, 4]")
  }

  @Test func anyNumberIsDescribed() {
    let path = ItemPath(item: -1, section: .max)
    #expect(
      path.objectDescription(.lengthAndPath)
        == "<NSIndexPath: 0xffffffffffffff16> {length = 2, path = 9223372036854775807 - -1}")
  }
}
