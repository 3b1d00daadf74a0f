#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  @Suite struct LocalizedStringTests {
    @Test func withoutATableATextIsItself() {
      #expect(String(localized: "Delete") == "Delete")
      #expect(String(localized: "100 %", comment: "the whole") == "100 %")
      #expect(String(localized: "empty.title", defaultValue: "Nothing here") == "Nothing here")
      #expect(String(localized: String.LocalizationValue("a\("b")")) == "ab")
    }

    @Test func valuesArePutIn() {
      let (name, count) = ("Dune", 3)
      let locale = Locale(identifier: "en_US")
      #expect(String(localized: "\(count) of \(name), 5 %", locale: locale) == "3 of Dune, 5 %")
      #expect(String(localized: "\(1.5) and \(true)", locale: locale) == "1.500000 and true")
    }

    @Test func aTableOfABundleIsUsed() throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "\(UUID().uuidString).bundle", directoryHint: .isDirectory)
      let language = folder.appending(path: "en.lproj", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try #""%lld books" = "Books: %lld"; "delete" = "Remove";"#
        .write(
          to: language.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
      let bundle = try #require(Bundle(url: folder))
      let locale = Locale(identifier: "en_US")
      #expect(String(localized: "\(3) books", bundle: bundle, locale: locale) == "Books: 3")
      #expect(
        String(localized: "delete", defaultValue: "Delete", bundle: bundle, locale: locale)
          == "Remove")
    }
  }
#endif
