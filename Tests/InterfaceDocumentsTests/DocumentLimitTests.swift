import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

/// The limits within which documents and folders are read.
@Suite(.serialized) @MainActor struct DocumentLimitTests {
  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DocumentLimits-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aPhoneWithAHomeButtonHasTheStatusBarOrNothingAboveInAllOrientations() {
    func insets(_ id: String, _ orientation: String) -> [[CGFloat]] {
      DocumentDevice(DocumentElement("device", ["id": id, "orientation": orientation]))
        .knownInsets.map { [$0.top, $0.bottom] }
    }
    for id in ["retina3_5", "retina4_0", "retina4_7", "retina5_5"] {
      #expect(insets(id, "portrait") == [[20, 0], [0, 0]])
      #expect(insets(id, "landscape") == [[0, 0], [20, 0]])
    }
    for id in ["ipad9_7", "ipad10_5", "ipad12_9"] {
      for orientation in ["portrait", "landscape"] {
        #expect(insets(id, orientation) == [[20, 0], [0, 0]])
      }
    }
  }

  // behaviour 23.3
  @Test func onlyXcode10DrewTheSmallerTitles() throws {
    for (version, sizes) in [
      (13_999, [nil, nil, nil]), (14_000, [26, 20, nil]), (14_799, [26, 20, nil]),
      (14_800, [nil, nil, nil]), (21_701, [nil, nil, nil]),
    ] as [(Int, [CGFloat?])] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)">
        </document>
        """
      let document = try InterfaceDocument(Data(text.utf8), file: "A/Shop.xib")
      let styles: [UIFont.TextStyle] = [.title1, .title2, .body]
      #expect(
        styles.map { document.drawnFont(forTextStyle: $0.rawValue)?.pointSize } == sizes,
        "\(version)")
    }
  }

  @Test func filesAreFoundInFortyFoldersInsideEachOther() throws {
    for (depth, isFound) in [(0, true), (1, true), (20, true), (39, true), (40, false)] {
      let root = try Self.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: root) }
      let folder = (0..<depth).reduce(root) { url, _ in url.appendingPathComponent("f") }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("Deep.txt"))
      let found = AppFolder.at(root.path, module: nil).file("Deep.txt", languages: [])
      #expect((found != nil) == isFound, "\(depth)")
    }
  }

  @Test func aFileIsNoFolder() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Main.storyboard")
    try Data("<document/>".utf8).write(to: file)
    let absent = folder.appendingPathComponent("Absent")
    for path in [file.path, absent.path] {
      let simulator = Simulator()
      let before = simulator.resources.folders.count
      simulator.resources.add(folder: path)
      #expect(simulator.resources.folders.count == before)
      #expect(simulator.resources.places.hasPrefix("There is no folder \(path). "))
    }
    let simulator = Simulator()
    let before = simulator.resources.folders.count
    simulator.resources.add(folder: folder.path)
    #expect(simulator.resources.folders.count == before + 1)
    #expect(!simulator.resources.places.contains("There is no folder"))
  }

  @Test func theSmallestFontOfALabelIsAPartOfItsFont() throws {
    let simulator = Simulator()
    for size in [1, 2, 17, 40] as [CGFloat] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label text="A" minimumFontSize="\(size / 2)" id="it">
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
        </objects></document>
        """
      let document = try InterfaceDocument(Data(text.utf8), file: "Test.xib")
      let label = try simulator.run {
        let made = NibObjects(document, simulator.resources).make(owner: nil, external: [:])
        return try #require(made.first as? UILabel)
      }
      #expect(label.font.pointSize == size)
      #expect(label.minimumScaleFactor == 0.5, "\(size)")
    }
  }
}
