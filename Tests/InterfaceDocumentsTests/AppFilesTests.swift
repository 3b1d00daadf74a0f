import Foundation
import HeadlessKit
import TestSupport
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

  @Test(arguments: ["Fixtures/Shop/books.json", "Fixtures/Nowhere"])
  func onlyAFolderCanBeAdded(path: String) {
    let simulator = Simulator()
    simulator.resources.add(folder: path)
    #expect(
      simulator.console.lines.map { "\($0)" }.filter { $0.contains("There is no folder \(path).") }
        .count == 1)
    simulator.run {
      #expect(Bundle.main.path(forResource: "films", ofType: "json") == nil)
    }
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

  @Test("every text in a strings file is read as it was written")
  func stringsFilesAreReadAsWritten() {
    var random = SeededGenerator(seed: 21)
    // A combining mark, and a character of two UTF-16 units.
    let pieces = [
      "a", "Z", " ", "\"", "\\", "\n", "\r\n", "\t", "\u{301}", "\u{1F600}", "/*", "//", "=", ";",
      "\u{200D}", "\u{E9}", "%@",
    ]
    func text() -> String {
      (0..<Int.random(in: 0..<8, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    func quoted(_ text: String) -> String {
      let units = text.utf16.map { unit in
        switch (unit, Int.random(in: 0..<4, using: &random)) {
        case (0x22, 0...2), (0x5C, 0...2): "\\" + String(decoding: [unit], as: UTF16.self)
        case (0x0A, 0...2): "\\n"
        case (0x0D, 0...2): "\\r"
        case (_, 3), (0xD800...0xDFFF, _):
          (Bool.random(using: &random) ? "\\U" : "\\u") + String(format: "%04x", Int(unit))
        default: String(decoding: [unit], as: UTF16.self)
        }
      }
      return "\"" + units.joined() + "\""
    }
    let gaps = [
      "", " ", "\r\n", "/* \"x\" = \"y\"; */", "// \"x\" = \"y\";\n", "/**/", "\u{A0}",
    ]
    for _ in 0..<400 {
      var texts: [String: String] = [:]
      var file = ""
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        let (key, value) = (text(), text())
        texts[key] = value
        for part in [quoted(key), "=", quoted(value), ";"] {
          file += part + (gaps.randomElement(using: &random) ?? "")
        }
      }
      #expect(StringsFile.read(Data(file.utf8)) == texts, "\(file)")
      #expect(file.data(using: .utf16).map(StringsFile.read) == texts, "\(file)")
    }
  }

  @Test("a plural may name any argument, even one that is missing")
  func pluralsOfMissingArguments() {
    func resolved(_ format: String, position: Int? = nil, _ numbers: [Double?]) -> String {
      let texts = ["one": "%arg book", "other": "%arg books"]
      let variable = PluralText.Variable(texts: texts, position: position, specifier: "lld")
      let plural = PluralText(format: format, variables: ["n": variable])
      return plural.resolved(numbers, language: "en")
    }
    #expect(resolved("%#@n@", [1]) == "%1$lld book")
    #expect(resolved("%2$#@n@", [1, 2]) == "%2$lld books")
    #expect(resolved("%#@n@, %#@n@", [1, 2]) == "%1$lld book, %2$lld books")
    for place in [Int.min, -1, 0, 3, Int.max] {
      let nearest = place < 1 ? "%1$lld book" : "%2$lld books"
      #expect(resolved("%#@n@", position: place, [1, 2]) == nearest)
      #expect(resolved("%#@n@ and %#@n@", position: place, [1, 2]) == "\(nearest) and \(nearest)")
      #expect(resolved("%#@n@", position: place, []) == "%1$lld books")
    }
    #expect(resolved("%9223372036854775807$#@n@, %#@n@", [1]) == "%1$lld book, %1$lld book")
  }
}
