import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

// behaviour 23.12, 23.14, 23.17
@Suite(.serialized) @MainActor struct InterfaceExceptionTests {
  @Test func anOutletWithoutAPropertyRaises() throws {
    let shop = ShopFixture()
    let wrong = shop.main.instantiateViewController(withIdentifier: "Wrong")
    let report = try #require(captureCrash { wrong.loadViewIfNeeded() })
    #expect(report.name == .undefinedKey)
    #expect(
      report.reason.replacing(try Regex("0x[0-9a-f]+"), with: "0x…")
        == "[<InterfaceDocumentsTests.BookViewController 0x…> setValue:forUndefinedKey:]: this "
        + "class is not key value coding-compliant for the key namLabel.")
    #expect(report.explanation.contains("Main.storyboard:"))
    #expect(
      report.explanation.hasSuffix(
        "the document connects the outlet namLabel, but InterfaceDocumentsTests.BookViewController "
          + "has only labels, nameLabel, topDistance. The nearest is nameLabel."))
    #expect(
      shop.simulator.console.lines.map(\.text).map {
        $0.replacing(try! Regex("0x[0-9a-f]+"), with: "0x…")
      } == [
        "Unknown class NoSuchView in Interface Builder file.",
        "Failed to set (shine) user defined inspected property on (UIView): [<UIView 0x…> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "shine.",
      ])
  }

  @Test func aStoryboardThatIsNotThereRaises() throws {
    let shop = ShopFixture()
    let report = try #require(
      captureCrash {
        _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController()
      })
    #expect(report.name == .invalidArgument)
    #expect(
      report.reason == "Could not find a storyboard named 'Nowhere' in bundle \(bundleName)")
    #expect(report.explanation.contains("It was looked for in "))
    _ = shop
  }

  @Test func anUnknownIdentifierRaises() throws {
    let shop = ShopFixture()
    let main = shop.main
    let report = try #require(
      captureCrash { _ = main.instantiateViewController(withIdentifier: "Nobody") })
    #expect(report.name == .invalidArgument)
    #expect(
      report.reason
        == "Storyboard (\(main)) doesn't contain a view controller with identifier 'Nobody'")
  }

  @Test func aNibThatIsNotThereRaises() throws {
    let shop = ShopFixture()
    let report = try #require(
      captureCrash { _ = UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil) })
    #expect(report.name == .invalidArgument)
    #expect(
      report.reason == "Could not load NIB in bundle: '\(bundleName)' with name 'Nothing'")
    _ = shop
  }

  @Test func anUnknownSegueRaises() throws {
    let shop = ShopFixture()
    let book = try shop.book()
    let report = try #require(
      captureCrash { book.performSegue(withIdentifier: "fly", sender: nil) })
    #expect(report.name == .invalidArgument)
    #expect(report.reason == "Receiver (\(book)) has no segue with identifier 'fly'")
  }
}

/// The app's bundle as Foundation describes it on Apple's systems.
private var bundleName: String {
  let description = "\(Bundle.main)"
  return description.hasPrefix("NS") ? description : "NS" + description
}
