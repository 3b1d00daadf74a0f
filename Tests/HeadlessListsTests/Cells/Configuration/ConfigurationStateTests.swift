import HeadlessKit
import Testing

extension ConfigurationStateCustomKey {
  fileprivate static let isArchived = ConfigurationStateCustomKey("shop.isArchived")
}

@Suite struct ConfigurationStateTests {
  @Test func customValues() {
    var cell = CellConfigurationState(traitCollection: TraitCollection())
    let plain = cell
    #expect(cell[.isArchived] == nil)
    cell[.isArchived] = true
    #expect(cell[.isArchived] == AnyHashable(true))
    #expect(cell != plain)
    cell[.isArchived] = nil
    #expect(cell == plain)
    #expect(cell.hashValue == plain.hashValue)

    var view = ViewConfigurationState(traitCollection: TraitCollection())
    view[.isArchived] = "yes"
    #expect(view[.isArchived] == AnyHashable("yes"))
  }

  @Test func keysAreEqualByName() {
    #expect(ConfigurationStateCustomKey("a") == ConfigurationStateCustomKey(rawValue: "a"))
    #expect(ConfigurationStateCustomKey("a") != ConfigurationStateCustomKey("b"))
  }
}
