import Testing

@testable import DynamicCreation

@Suite struct SymbolNamesTests {
  @Test func signaturesAreNamedAsInSource() {
    #expect(
      SymbolNames.baseName(
        "tableView(_: HeadlessLists.TableView, didSelectRowAt: Foundation.IndexPath) -> ()")
        == "tableView(_:didSelectRowAt:)")
    #expect(
      SymbolNames.baseName("f(a: (x: Swift.Int), _: [Swift.Int : Swift.Int]) -> ()") == "f(a:_:)")
    #expect(
      SymbolNames.withoutDiscriminators("Main.(unknown context at $55e0a).Shelf") == "Main.Shelf")
    #expect(SymbolNames.withoutDiscriminators("Main.(Shelf in _0AF9).f()") == "Main.Shelf.f()")
  }

  @Test func theProgramKnowsItsTypes() {
    let names = ProgramType.all(prefix: "SubclassFoundByItsName").map(\.name)
    #expect(names == ["SubclassFoundByItsName"])
    let type = ProgramType.all(prefix: "SubclassFoundByItsName").first
    #expect(type?.module == "DynamicCreationTests")
    #expect(type?.type == SubclassFoundByItsName.self)
  }
}

private final class SubclassFoundByItsName {}
