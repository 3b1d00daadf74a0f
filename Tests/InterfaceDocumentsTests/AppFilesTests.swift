import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

// behaviour 23.22, 23.23
@Suite(.serialized) @MainActor struct AppFilesTests {
  @Test func picturesHaveTheirSizes() throws {
    let shop = ShopFixture()
    let star = try #require(UIImage(named: "star"))
    #expect(star.size == CGSize(width: 24, height: 24))
    #expect(star.scale == 2)
    #expect(star.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "Icons/cart")?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(named: "cart") == nil)
    #expect(UIImage(named: "moon") == nil)
    shop.simulator.interfaces.register(image: "moon", size: CGSize(width: 5, height: 6))
    #expect(UIImage(named: "moon")?.size == CGSize(width: 5, height: 6))
  }

  @Test func withoutCataloguesEveryNameIsValid() {
    let simulator = Simulator()
    simulator.run {
      #expect(UIImage(named: "moon") != nil)
      #expect(UIColor(named: "dusk") != nil)
    }
  }

  @Test func coloursHaveTheirVariants() throws {
    let shop = ShopFixture()
    let accent = try #require(UIColor(named: "accent"))
    let light = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(dark == UIColor(red: 0.2, green: 0, blue: 1, alpha: 1))
    #expect(UIColor(named: "dusk") == nil)
    _ = shop
  }

  @Test func textsAreInTheSimulatorsLanguage() {
    let english = ShopFixture()
    english.simulator.run {
      #expect(NSLocalizedString("greeting", comment: "") == "Hello")
      #expect(String(localized: "greeting") == "Hello")
      #expect(NSLocalizedString("Cart", tableName: "Catalogue", comment: "") == "Cart")
      #expect(NSLocalizedString("unknown", comment: "") == "unknown")
      #expect(NSLocalizedString("unknown", value: "so", comment: "") == "so")
    }
    let german = ShopFixture(language: "de-AT")
    german.simulator.run {
      #expect(NSLocalizedString("greeting", comment: "") == "Hallo")
      #expect(
        NSLocalizedString("Cart", tableName: "Catalogue", bundle: .main, value: "", comment: "")
          == "Warenkorb")
      #expect(Bundle.main.localizedString(forKey: "greeting", value: "", table: nil) == "Hallo")
      #expect(NSLocalizedString("Cart", tableName: "Catalogue", comment: "") == "Warenkorb")
    }
  }

  @Test func pluralsFollowTheNumber() {
    let shop = ShopFixture()
    shop.simulator.run {
      let format = NSLocalizedString("books", comment: "")
      #expect(
        [0, 1, 2].map { String.localizedStringWithFormat(format, $0) }
          == ["No books", "1 book", "2 books"])
      #expect(String(format: format, 7) == "7 books")
      let count = 1
      #expect(String(localized: "\(count) items", table: "Catalogue") == "1 item")
      #expect(String(localized: "\(count + 2) items", table: "Catalogue") == "3 items")
      let resource = LocalizedStringResource("\(count + 2) items", table: "Catalogue")
      #expect(String(localized: resource) == "3 items")
      let greeting: LocalizedStringResource = "greeting"
      #expect(String(localized: greeting) == "Hello")
    }
  }

  @Test func filesAreFoundByName() throws {
    let shop = ShopFixture()
    let url = try #require(Bundle.main.url(forResource: "books", withExtension: "json"))
    #expect(try String(contentsOf: url, encoding: .utf8) == "[1,2,3]\n")
    #expect(Bundle.main.path(forResource: "books.json", ofType: "") == url.path)
    #expect(Bundle.main.path(forResource: "films", ofType: "json") == nil)
    _ = shop
  }

  @Test func stringsFilesMayHaveCommentsAndEscapes() {
    let text = """
      /* first */ "a" = "1";
      // second
      "b\\"c" = "x\\ny \\U00e9";
      key.without-quotes = "z";
      """
    #expect(
      StringsFile.read(Data(text.utf8)) == [
        "a": "1", "b\"c": "x\ny é", "key.without-quotes": "z",
      ])
    #expect(StringsFile.read(text.data(using: .utf16) ?? Data()).count == 3)
    #expect(StringsFile.read(Data("\"a\" = \"1\"; \"b".utf8)) == ["a": "1"])
  }
}
