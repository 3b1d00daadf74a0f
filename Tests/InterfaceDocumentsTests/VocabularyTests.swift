import Foundation
import Testing

@testable import InterfaceDocuments

@Suite struct VocabularyTests {
  private func unknown(_ objects: String) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects>
      </document>
      """
    return DocumentVocabulary.unknown(
      in: try InterfaceDocument(Data(text.utf8), file: "View.xib"))
  }

  @Test func whatNobodyKnowsIsNamed() throws {
    #expect(
      try unknown("<view id=\"a\" shine=\"YES\" opaque=\"NO\"/><hologram depth=\"3\"/><aura/>") == [
        "aura@", "hologram@depth", "view@shine",
      ])
  }

  @Test func theFixturesAreKnown() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Shop")
    for name in ["Base.lproj/Main.storyboard", "Notes.storyboard", "Badge.xib"] {
      let document = try InterfaceDocument(
        contentsOfFile: folder.appendingPathComponent(name).path)
      #expect(DocumentVocabulary.unknown(in: document) == [])
    }
  }
}
