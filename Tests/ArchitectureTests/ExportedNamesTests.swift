import Foundation
import Testing

/// What `import UIKit` brings: the module exports names of the modules below it one by one.
@Suite struct ExportedNamesTests {
  private static let modules = ["Raster", "HeadlessViews", "HeadlessLists", "HeadlessKit"]

  /// Public names of the modules that begin as Apple's do, as `kind module.name`.
  private static func applesNames() throws -> Set<String> {
    var names: Set<String> = []
    for module in modules {
      for file in try Checkout.files(of: module) {
        // Most lines begin with another letter, and a regular expression takes its time.
        for line in file.text.split(separator: "\n")
        where line.utf8.first(where: { $0 != UInt8(ascii: " ") }).map("po@".utf8.contains) ?? false
        {
          guard
            let match = line.wholeMatch(
              of:
                /(?:  )?(?:@\w+ )*(?:public|open) (?:final )?(class|struct|enum|protocol|func|let|var|typealias) ((?:NS|CA|CF|CG|UI)[A-Z]\w*).*/
            )
          else { continue }
          names.insert("\(match.1) \(module).\(match.2)")
        }
      }
    }
    return names
  }

  @Test func applesNamesAreExported() throws {
    let exports = try String(
      contentsOf: Checkout.root.appending(path: "Sources/UIKit/UIKit.swift"), encoding: .utf8)
    let exported = Set(
      exports.split(separator: "\n").compactMap { line in
        line.firstRange(of: "@_exported import ").map { String(line[$0.upperBound...]) }
      })
    #expect(exported.count > 20)
    let missing = try Self.applesNames().subtracting(exported)
    #expect(
      missing.sorted() == [],
      "Add '@_exported import …' for each to Sources/UIKit/UIKit.swift.")
  }

  @Test func noModuleIsExportedAsAWhole() throws {
    let exports = try String(
      contentsOf: Checkout.root.appending(path: "Sources/UIKit/UIKit.swift"), encoding: .utf8)
    let whole = exports.matches(of: /@_exported import (\w+)\n/).map { String($0.1) }
    // Apple's own, and what stands in for a part of Apple's Foundation on Linux.
    #expect(
      whole == [
        "Foundation", "AppleFoundation", "AppleLocalization", "FoundationNetworking",
        "CoreGraphics", "QuartzCore",
      ])
  }
}
