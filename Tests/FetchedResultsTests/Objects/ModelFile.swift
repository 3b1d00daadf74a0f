import FetchedResults
import Foundation

/// A model as Xcode's model editor saves it, in a folder of its own.
struct ModelFile {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <!-- <entity name="Commented"/> -->
        <entity name="Work" isAbstract="YES" representedClassName="Work">
            <attribute name="note" optional="YES" attributeType="String" \
    defaultValueString="&lt;a &amp; &quot;b&quot;&#10;&#x43;&gt;"/>
        </entity>
        <entity name="Song" representedClassName=".Song" parentEntity="Work" syncable="YES">
            <attribute name="title" attributeType="String"/>
            <attribute name="plays" attributeType="Integer 32" defaultValueString="3"/>
            <attribute name="rating" attributeType="Double" defaultValueString="1.5"/>
            <attribute name="liked" attributeType="Boolean" defaultValueString="YES"/>
            <attribute name="added" optional="YES" attributeType="Date" \
    defaultDateTimeInterval="60"/>
            <attribute name="cover" optional="YES" transient="YES" attributeType="Binary"/>
            <relationship name="album" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Album" inverseName="songs" inverseEntity="Album"/>
        </entity>
        <entity name="Album" representedClassName="Album" syncable="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="songs" optional="YES" toMany="YES" deletionRule="RULE" \
    ordered="ORDERED" destinationEntity="Song" inverseName="album" inverseEntity="Song"/>
        </entity>
        <elements/>
    </model>
    """

  let folder: URL

  init(rule: String = "Nullify", isOrdered: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
      .appendingPathComponent("Library.xcdatamodeld")
    try add(
      version: "Library",
      Self.text.replacingOccurrences(of: "RULE", with: rule)
        .replacingOccurrences(of: "ORDERED", with: isOrdered ? "YES" : "NO"))
  }

  func add(version: String, _ text: String) throws {
    let folder = folder.appendingPathComponent("\(version).xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(
      to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
}

extension SongStore {
  /// A store whose entities are those of the model's file.
  convenience init(rule: String, isOrdered: Bool = false) throws {
    let file = try ModelFile(rule: rule, isOrdered: isOrdered)
    defer { file.remove() }
    guard let model = ManagedObjectModel(contentsOf: file.folder) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(model: model)
  }

  func album(_ name: String) -> Album {
    let album = Album(context: context)
    album.name = name
    return album
  }
}
