import Foundation
import HeadlessComponents
import HeadlessKit

@testable import InterfaceDocuments

/// A folder of an app with one made-up file, of which the app's code asks everything.
@MainActor
enum FuzzedFolder {
  private static var count = 0

  /// A picture, a colour and data of an asset catalogue are found or not.
  static func checkCatalogue(_ contents: Data) {
    var files: [String: Data] = [:]
    files["Assets.xcassets/a.imageset/picture.png"] = onePixel
    files["Assets.xcassets/a.dataset/data"] = Data("1".utf8)
    for ending in ["imageset", "symbolset", "colorset", "dataset"] {
      files["Assets.xcassets/a.\(ending)/Contents.json"] = contents
    }
    // A folder that its contents make a namespace.
    files["Assets.xcassets/B/Contents.json"] = contents
    files["Assets.xcassets/B/c.colorset/Contents.json"] = contents
    use(files) {
      _ = Image(named: "a")?.size
      _ = DataAsset(name: "a")
      for name in ["a", "c", "B/c"] {
        let color = Color(named: name)
        for style in [UserInterfaceStyle.light, .dark] {
          _ = color?.resolvedColor(with: TraitCollection(userInterfaceStyle: style))
        }
      }
    }
  }

  /// A file of texts in each of the three forms gives each of its texts for each number, and a text can
  /// be written and read again.
  static func checkTexts(_ input: Data) {
    let texts = StringsFile.read(input)
    let written = texts.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
    let again = StringsFile.read(Data(written.utf8))
    precondition(again == texts, "These texts read differently:\n\(written)")
    let list = try? PropertyListSerialization.propertyList(from: input, format: nil)
    let plurals = (list as? [String: Any]) ?? [:]
    let catalogue = try? JSONSerialization.jsonObject(with: input) as? [String: Any]
    let entries = catalogue?["strings"] as? [String: Any] ?? [:]
    let keys = Set(texts.keys).union(plurals.keys).union(entries.keys)
    let files = ["strings", "stringsdict", "xcstrings"].map { ("Texts.\($0)", input) }
    use(Dictionary(uniqueKeysWithValues: files)) {
      for key in keys.sorted().prefix(20) {
        guard let text = AppTexts.text(key, table: "Texts") else { continue }
        let numbers: [any CVarArg] = [0, 1, 5, -1, Int.max, 1.5, Double.nan, Double.infinity]
        for number in numbers { _ = AppTexts.resolved(text, [number, number]) }
        _ = AppTexts.resolved(text, [])
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// Writes files into a folder of their own, as folders are read once, and lets an app use them.
  private static func use(_ files: [String: Data], _ body: @MainActor () -> Void) {
    count += 1
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fuzzed-\(ProcessInfo.processInfo.processIdentifier)-\(count)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      for (name, contents) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
      }
    } catch {
      fatalError("The folder \(folder.path) cannot be written: \(error)")
    }
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path)
    simulator.run { _ = captureCrash { body() } }
  }

  /// The header of a picture of one pixel.
  private static let onePixel = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 16))
}
