import ListTesting
import Testing

/// A move by hand is judged when the row is dropped, by the arrays that the screen stores.
@MainActor
@Suite struct MovedItemsTests {
  @Test func aModelInTheOldOrderIsNamed() throws {
    let found = try DraggedTilesController.findings { _ in }
    #expect(found.map(\.kind) == [.moveNotWrittenBack])
  }

  @Test func aModelInTheNewOrderIsRight() throws {
    #expect(try DraggedTilesController.findings { $0.write(["b", "c", "a", "d"]) } == [])
  }

  @Test func aModelThatIsSortedAnotherWayIsNotJudged() throws {
    #expect(try DraggedTilesController.findings { $0.write(["d", "a", "c", "b"]) } == [])
  }
}
