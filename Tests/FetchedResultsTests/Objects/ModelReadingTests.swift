import FetchedResults
import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct ModelReadingTests {
  @Test func entitiesHaveTheirProperties() throws {
    let file = try ModelFile(rule: "Cascade", isOrdered: true)
    defer { file.remove() }
    let model = try #require(ManagedObjectModel(contentsOf: file.folder))
    #expect(model.entities.map(\.name) == ["Work", "Song", "Album"])
    let song = try #require(model.entitiesByName["Song"])
    #expect(song.managedObjectClassName == "Song")
    #expect(song.superentity?.name == "Work")
    #expect(song.superentity?.isAbstract == true)
    #expect(
      song.propertiesByName.keys.sorted() == [
        "added", "album", "cover", "liked", "note", "plays", "rating", "title",
      ])

    let attributes = song.attributesByName
    #expect(attributes["title"]?.isOptional == false)
    #expect(attributes["title"]?.defaultValue == nil)
    #expect(attributes["plays"]?.attributeType == .integer32AttributeType)
    #expect(attributes["plays"]?.defaultValue as? Int32 == 3)
    #expect(attributes["rating"]?.defaultValue as? Double == 1.5)
    #expect(attributes["liked"]?.defaultValue as? Bool == true)
    #expect(attributes["note"]?.defaultValue as? String == "<a & \"b\"\nC>")
    #expect(
      attributes["added"]?.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: 60))
    #expect(attributes["cover"]?.isTransient == true)

    let album = try #require(song.relationshipsByName["album"])
    let songs = try #require(model.entitiesByName["Album"]?.relationshipsByName["songs"])
    #expect(album.destinationEntity?.name == "Album")
    #expect(album.inverseRelationship === songs)
    #expect(songs.inverseRelationship === album)
    #expect(!album.isToMany && songs.isToMany && songs.isOrdered)
    #expect(album.deleteRule == .nullifyDeleteRule)
    #expect(songs.deleteRule == .cascadeDeleteRule)
  }

  @Test func objectsStartWithTheDefaults() throws {
    let store = try SongStore(rule: "Nullify")
    let song = Song(context: store.context)
    #expect(song.plays == 3)
    #expect(song.value(forKey: "liked") as? Bool == true)
    #expect(throws: (any Error).self) { try store.context.save() }  // without a title
    song.title = "Isobel"
    try store.context.save()
  }

  @Test func theCurrentVersionIsRead() throws {
    let file = try ModelFile()
    defer { file.remove() }
    try file.add(version: "Library 2", #"<model><entity name="Two"/></model>"#)
    try file.add(version: "Library 3", #"<model><entity name="Three"/></model>"#)
    #expect(ManagedObjectModel(contentsOf: file.folder)?.entities.map(\.name) == ["Three"])
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["_XCCurrentVersionName": "Library 2.xcdatamodel"], format: .xml,
      options: 0)
    try list.write(to: file.folder.appendingPathComponent(".xccurrentversion"))
    #expect(ManagedObjectModel(contentsOf: file.folder)?.entities.map(\.name) == ["Two"])
    let version = file.folder.appendingPathComponent("Library.xcdatamodel")
    #expect(ManagedObjectModel(contentsOf: version)?.entities.count == 3)
    #expect(
      ManagedObjectModel(contentsOf: version.appendingPathComponent("contents"))?.entities.count
        == 3)
  }

  @Test(arguments: [
    "", "bplist00", "<model", "<model>", "<model><entity name=></model>", "<other/>",
    "<model><entity name='a'></model>", "<!-- <model/>",
  ])
  func otherFilesAreNoModels(text: String) throws {
    let file = try ModelFile()
    defer { file.remove() }
    try file.add(version: "Library", text)
    #expect(ManagedObjectModel(contentsOf: file.folder) == nil)
  }

  @Test func aMissingFileIsNoModel() {
    let url = URL(fileURLWithPath: "/no/such/Library.momd")
    #expect(ManagedObjectModel(contentsOf: url) == nil)
  }

  /// SwiftPM puts the resources of a target into a folder beside the test executable.
  @Test func modelsAmongTheResourcesAreFound() throws {
    let name = "Model\(UUID().uuidString.prefix(8))"
    let resources = Bundle.main.bundleURL.appendingPathComponent("\(name).resources")
    let file = try ModelFile()
    defer { file.remove() }
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: resources) }
    try FileManager.default.copyItem(
      at: file.folder, to: resources.appendingPathComponent("\(name).xcdatamodeld"))

    #expect(PersistentContainer(name: name).managedObjectModel.entities.count == 3)
    #expect(PersistentContainer(name: "\(name)x").managedObjectModel.entities.isEmpty)
    let merged = try #require(ManagedObjectModel.mergedModel(from: nil))
    #expect(merged.entitiesByName["Song"] != nil)
  }

  @Test func modelsAreMerged() {
    let models = ["a", "b"].map { name in
      let model = ManagedObjectModel()
      let entity = EntityDescription()
      entity.name = name
      model.entities = [entity]
      return model
    }
    #expect(ManagedObjectModel(byMerging: models)?.entities.map(\.name) == ["a", "b"])
    #expect(ManagedObjectModel(byMerging: nil) == nil)
    #expect(ManagedObjectModel.mergedModel(from: []) == nil)
  }
}
