import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

/// A simulator that knows the fixture's folder.
@MainActor
struct ShopFixture {
  let simulator = Simulator()

  init(language: String = "en") {
    simulator.resources.add(folder: "Fixtures/Shop")
    simulator.resources.languages = [language]
    LoadingLog.current = LoadingLog()
  }

  var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }

  /// Returns what was noted, and forgets it.
  func takeLog() -> [String] {
    defer { LoadingLog.current.lines = [] }
    return LoadingLog.current.lines
  }

  func book() throws -> BookViewController {
    try #require(main.instantiateViewController(withIdentifier: "Book") as? BookViewController)
  }

  func shelf() throws -> ShelfViewController {
    try #require(main.instantiateViewController(withIdentifier: "Shelf") as? ShelfViewController)
  }
}
