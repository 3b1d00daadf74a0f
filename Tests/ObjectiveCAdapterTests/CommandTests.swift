import Foundation
import Testing

@testable import ObjectiveCAdapter

@Suite struct CommandTests {
  @Test func filesAreAdaptedTogether() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appending(path: name).path }
    try "import UIKit\nclass A: B { let a = #selector(go) }".write(
      toFile: path("A.swift"), atomically: true, encoding: .utf8)
    try "class B { @objc func go(_ a: Any) {} }".write(
      toFile: path("B.swift"), atomically: true, encoding: .utf8)
    let arguments = ["A.swift", "A2.swift", "B.swift", "B2.swift"].map(path)
    #expect(Command.run(arguments) == 0)
    let adapted = try String(contentsOfFile: path("A2.swift"), encoding: .utf8)
    #expect(
      adapted == """
        #sourceLocation(file: "\(path("A.swift"))", line: 1)
        import UIKit
        class A: B { let a = Selector(A.go, "go:") }
        """)
    let date = try modificationDate(path("B2.swift"))
    #expect(Command.run(arguments) == 0)
    #expect(try modificationDate(path("B2.swift")) == date)
  }

  @Test func linesKeepTheirNumbersWhereTheFirstIsFree() {
    func located(_ text: String) -> String {
      let file = SourceFile(path: "A.swift", text: text)
      return Adapter([file]).adapt(file).located
    }
    let directive = "#sourceLocation(file: \"A.swift\", line: "
    #expect(located("// A\n@objc class A {}") == directive + "1)\n// A\nclass A {}")
    #expect(located("\r\nclass A {}") == directive + "1)\n\r\nclass A {}")
    #expect(located("/* A\n */\nclass A {}") == directive + "1)\n/* A\n */\nclass A {}")
    #expect(located("class A {} // A\n") == directive + "1)\nclass A {} // A\n")
    #expect(located("// A") == directive + "1)\n// A")
  }

  @Test func aFileThatKeepsItsNameNamesItsSourceAtItsEnd() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let output = folder.appending(path: "output")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "ListTests.swift")
    let adapted = output.appending(path: "ListTests.swift")
    try "import Testing\n@objc class A {}\n".write(to: source, atomically: true, encoding: .utf8)
    #expect(Command.run([source.path, adapted.path]) == 0)
    let copy = "import Testing\nclass A {}\n// Adapted from \(source.path)\n"
    #expect(try String(contentsOf: adapted, encoding: .utf8) == copy)
    try "import Testing".write(to: source, atomically: true, encoding: .utf8)
    #expect(Command.run([source.path, adapted.path]) == 0)
    #expect(
      try String(contentsOf: adapted, encoding: .utf8)
        == "import Testing\n// Adapted from \(source.path)\n")
  }

  @Test func theFolderIsToldInAFileOfItsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let told = folder.appending(path: "HeadlessKitFolder.swift")
    #expect(Command.run(["--folder", "/Apps/My \"Shop\"", told.path]) == 0)
    #expect(
      try String(contentsOf: told, encoding: .utf8) == """
        /// The folder of this target's storyboards, asset catalogues and texts, for HeadlessKit.
        public enum HeadlessKitFolder: String, CaseIterable {
          case path = "/Apps/My \\"Shop\\""
        }

        """)
  }

  @Test func changesAreListedByRuleAndLine() {
    let source = """
      import QuartzCore
      class A: UIViewController {
        @IBOutlet private var title: UILabel!
        let go = #selector(A.go)
        @objc func go() {}
      }
      extension A { override func viewDidLoad() {} }
      """
    let lines = Adaptation.draft(of: source).changedLines
    #expect(
      lines == [
        .importedModule: [1], .outletAccess: [3], .attribute: [3, 5], .selector: [4],
        .interfaceMember: [6], .overrideInExtension: [6, 7],
      ])
  }

  @Test func anEditedListStopsABuildThatWasPlannedWithAnother() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (list, source, adapted) = (
      folder.appending(path: "AdaptObjectiveC.txt"), folder.appending(path: "A.swift"),
      folder.appending(path: "A.adapted.swift")
    )
    try "@objc class A {}".write(to: source, atomically: true, encoding: .utf8)
    func status(_ text: String, planned: String) throws -> Int32 {
      try text.write(to: list, atomically: true, encoding: .utf8)
      return Command.run(["--planned-list", list.path, planned, source.path, adapted.path])
    }
    #expect(try status("Shelf\n!Shelf/Old.swift\nModel", planned: "Shelf|!Shelf/Old.swift") == 1)
    #expect(!FileManager.default.fileExists(atPath: adapted.path))
    #expect(try status("", planned: "Shelf") == 1)
    #expect(
      try status("# one\n\n Shelf/ \n! Shelf/Old.swift\r\n", planned: "Shelf|!Shelf/Old.swift") == 0
    )
    #expect(FileManager.default.fileExists(atPath: adapted.path))
    #expect(try status("", planned: "") == 0)
    let complaint = try PlannedList(path: list.path, lines: "Shelf").complaint()
    #expect(
      complaint?.description
        == "\(list.path):1:1: error: the list has changed since this build was "
        + "planned. Run 'touch Package.swift', and build again")
    #expect(Command.run(["--planned-list", list.path, ""]) == 64)
  }

  @Test func theExitStatusReportsTheError() throws {
    #expect(Command.run([]) == 64)
    #expect(Command.run(["one"]) == 64)
    #expect(Command.run(["/no/such/file.swift", "/no/such/other.swift"]) == 74)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "class A { @NSManaged let a = 1 }".write(to: file, atomically: true, encoding: .utf8)
    let other = file.path + ".adapted"
    defer { try? FileManager.default.removeItem(atPath: other) }
    #expect(Command.run([file.path, other]) == 1)
  }

  private func modificationDate(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
