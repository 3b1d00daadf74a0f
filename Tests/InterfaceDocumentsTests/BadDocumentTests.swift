import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

/// Files that are broken, too large or circular: a sentence with the file and the line, never a stop.
@Suite(.serialized) @MainActor struct BadDocumentTests {
  private static let main = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Shop/Base.lproj/Main.storyboard")

  private func fault(_ text: String) -> DocumentFault? {
    do throws(DocumentFault) {
      _ = try InterfaceDocument(Data(text.utf8), file: "Bad.storyboard")
      return nil
    } catch {
      return error
    }
  }

  private func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
    \(objects)
    </scenes>
    </document>
    """
  }

  @Test func otherEncodingsAreRefused() throws {
    let text = document("<scene sceneID=\"1\"/>")
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32] {
      let data = try #require(text.data(using: encoding))
      #expect(
        throws: DocumentFault(
          "Bad.storyboard", "The file is not in UTF-8, as Interface Builder writes it.")
      ) {
        try InterfaceDocument(data, file: "Bad.storyboard")
      }
    }
  }

  // Found by the fuzzer: Foundation on Linux ends the process for bytes in an attribute's name.
  @Test(
    arguments: [
      [0xFF], [0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func bytesThatAreNoTextAreRefusedWithTheirLine(bytes: [UInt8]) throws {
    let whole = document("<scene sceneID=\"é\"/>\n<scene sceneID=\"2\"/>\nend")
    _ = try InterfaceDocument(
      Data(whole.replacing("end", with: "").utf8), file: "Bad.storyboard")
    for (place, line) in [("sceneID", 4), ("\"2\"", 5), ("end", 6), ("<scenes>", 3)] {
      let range = try #require(whole.range(of: place))
      for end in [range.lowerBound, whole.index(after: range.lowerBound), range.upperBound] {
        var data = Data(whole[..<end].utf8)
        data.append(contentsOf: bytes)
        data.append(contentsOf: whole[end...].utf8)
        #expect(
          throws: DocumentFault(
            "Bad.storyboard", line: line,
            "The file is not in UTF-8, as Interface Builder writes it.")
        ) {
          try InterfaceDocument(data, file: "Bad.storyboard")
        }
      }
    }
  }

  // Found by the fuzzer: Foundation on Linux reads the data that such an instruction lacks.
  @Test func processingInstructionsAreRefused() {
    for instruction in ["<?x?>", "<?x y?>", "<?xmlish?>"] {
      #expect(
        fault(document("<scene sceneID=\"1\"/>\(instruction)"))?.reason
          == "The file has processing instructions, which Interface Builder never writes.")
    }
    #expect(fault(document("<scene sceneID=\"1\"/>")) == nil)
  }

  @Test func aFileThatIsCutOffIsRefusedWithItsLine() throws {
    let whole = try Data(contentsOf: Self.main)
    for length in stride(from: 0, to: whole.count - 12, by: 997) {
      let text = String(decoding: whole.prefix(length), as: UTF8.self)
      let found = try #require(fault(text))
      #expect(found.file == "Bad.storyboard")
      #expect(found.reason == "The file is not well-formed XML, or it is cut off here.")
    }
  }

  @Test func aControllerInsideItselfIsRefused() {
    let scene = { (id: String, next: String) in
      """
      <scene sceneID="s\(id)"><objects>
      <navigationController id="\(id)" sceneMemberID="viewController"><connections>
      <segue destination="\(next)" kind="relationship" relationship="rootViewController" id="r\(id)"/>
      </connections></navigationController></objects></scene>
      """
    }
    #expect(
      fault(document(scene("a", "b") + scene("b", "a")))?.description
        == "Bad.storyboard:5: The controller a contains itself, by way of segues.")
  }

  @Test func aMillionNestedViewsAreRefusedAtOnce() {
    let count = 1_000_000
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
      + String(repeating: "<view><subviews>", count: count)
    #expect(fault(text)?.reason == "More than 200 elements are nested.")
  }

  @Test func entitiesAreRefused() {
    let text = """
      <!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&d;</document>
      """
    #expect(
      fault(text)?.reason
        == "The file declares a document type or entities, which Interface Builder never writes.")
  }

  @Test(arguments: ["1e300", "nan", "inf", "-99999999999999", "1e9999", ""])
  func impossibleNumbersAreRefused(_ number: String) {
    let text = document(
      "<view><rect key=\"frame\" x=\"\(number)\" y=\"0\" width=\"1\" height=\"1\"/></view>")
    #expect(
      fault(text)?.description
        == "Bad.storyboard:4: The x of <rect> is \(number), which is not a possible number.")
  }

  @Test func otherFilesAreRefused() {
    #expect(fault("<plist/>")?.reason == "The root element is <plist>, not Xcode's <document>.")
    #expect(fault("{}")?.reason == "The file is not well-formed XML, or it is cut off here.")
  }

  @Test func storyboardsThatReferToEachOtherEndInASentence() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HeadlessKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, other) in [("One", "Two"), ("Two", "One")] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n">
        <scenes><scene sceneID="s"><objects>
        <navigationController id="n" sceneMemberID="viewController"><connections>
        <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="t"><objects>
        <viewControllerPlaceholder storyboardName="\(other)" id="p" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """
      try text.write(
        to: folder.appendingPathComponent(name + ".storyboard"), atomically: true, encoding: .utf8)
    }
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path)
    let reports = simulator.run {
      captureCrashes {
        _ = UIStoryboard(name: "One", bundle: nil).instantiateInitialViewController()
      }
    }
    #expect(
      reports.first?.reason.hasSuffix(
        "More than 40 controllers are inside each other: storyboards refer to each other in a circle."
      )
        == true)
  }

  @Test func aBrokenFileRaisesItsSentence() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HeadlessKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Main.storyboard")
    try "<document".write(to: file, atomically: true, encoding: .utf8)
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path)
    let report = simulator.run {
      captureCrash {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      }
    }
    #expect(
      report?.reason
        == "\(file.path):1: The file is not well-formed XML, or it is cut off here.")
  }
}
