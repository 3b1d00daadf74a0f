import FetchedResults
import Foundation
import Testing

/// A model in which everything is set, and one in which nothing is, read back.
@MainActor
@Suite struct WrittenModelTests {
  private func model(_ entities: String) throws -> ManagedObjectModel {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathComponent("Shop.xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try "<model>\(entities)</model>".write(
      to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    return try #require(ManagedObjectModel(contentsOf: folder))
  }

  private func attribute(_ text: String) throws -> AttributeDescription {
    let model = try model("<entity name=\"A\"><attribute name=\"a\" \(text)/></entity>")
    return try #require(model.entitiesByName["A"]?.attributesByName["a"])
  }

  /// Returns a model whose entity `A` has a relationship `b` with the given attributes.
  private func related(_ text: String) throws -> ManagedObjectModel {
    try model(
      """
      <entity name="A"><relationship name="b" \(text)/></entity>
      <entity name="B"><relationship name="a" destinationEntity="A"/></entity>
      """)
  }

  private func relationship(in model: ManagedObjectModel) throws -> RelationshipDescription {
    try #require(model.entitiesByName["A"]?.relationshipsByName["b"])
  }

  @Test("each type of an attribute has its default value")
  func types() throws {
    let identifier = "0F1D2C3B-0000-0000-0000-00000000000A"
    let types: [(String, AttributeType, String?, (any Equatable)?)] = [
      ("Integer 16", .integer16AttributeType, "-7", Int16(-7)),
      ("Integer 32", .integer32AttributeType, "70000", Int32(70000)),
      ("Integer 64", .integer64AttributeType, "5000000000", Int64(5_000_000_000)),
      ("Decimal", .decimalAttributeType, "1.25", Decimal(string: "1.25")),
      ("Double", .doubleAttributeType, "0.5", 0.5),
      ("Float", .floatAttributeType, "2.5", Float(2.5)),
      ("String", .stringAttributeType, "x", "x"), ("Boolean", .booleanAttributeType, "YES", true),
      ("Boolean", .booleanAttributeType, "NO", false),
      ("UUID", .UUIDAttributeType, identifier, UUID(uuidString: identifier)),
      ("URI", .URIAttributeType, "https://a.b/c", URL(string: "https://a.b/c")),
      ("Binary", .binaryDataAttributeType, "x", nil),
      ("Transformable", .transformableAttributeType, "x", nil),
      ("ObjectID", .objectIDAttributeType, "x", nil), ("Other", .undefinedAttributeType, "x", nil),
    ]
    for (name, type, text, value) in types {
      let fallback = text.map { "defaultValueString=\"\($0)\"" } ?? ""
      let read = try attribute("attributeType=\"\(name)\" \(fallback)")
      #expect(read.attributeType == type, "\(name)")
      let (found, wanted) = (read.defaultValue as? AnyHashable, value as? AnyHashable)
      #expect(found == wanted, "\(name): \(String(describing: read.defaultValue))")
      #expect(try attribute("attributeType=\"\(name)\"").defaultValue == nil, "\(name)")
    }
    let date = try attribute("attributeType=\"Date\" defaultDateTimeInterval=\"60.5\"")
    #expect(date.attributeType == .dateAttributeType)
    #expect(date.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: 60.5))
  }

  @Test("each property of an attribute is its own")
  func attributes() throws {
    let bare = try attribute("attributeType=\"String\"")
    #expect(!bare.isOptional && !bare.isTransient && !bare.isIndexed)
    #expect(bare.versionHashModifier == nil && bare.attributeValueClassName == nil)
    #expect(bare.valueTransformerName == nil && !bare.allowsExternalBinaryDataStorage)
    let full = try attribute(
      """
      attributeType="Transformable" optional="YES" transient="YES" indexed="YES" elementID="old" \
      versionHashModifier="2" customClassName="Cover" valueTransformerName="T" \
      allowsExternalBinaryDataStorage="YES"
      """)
    #expect(full.isOptional && full.isTransient && full.isIndexed)
    #expect(full.renamingIdentifier == "old" && full.versionHashModifier == "2")
    #expect(full.attributeValueClassName == "Cover" && full.valueTransformerName == "T")
    #expect(full.allowsExternalBinaryDataStorage)
    let model = try model(
      """
      <entity name="A" elementID="Old" isAbstract="YES" representedClassName=".Shelf"/>
      <entity name="B" parentEntity="A"/>
      """)
    let (one, other) = (model.entitiesByName["A"], model.entitiesByName["B"])
    #expect(one?.renamingIdentifier == "Old" && one?.isAbstract == true)
    #expect(one?.managedObjectClassName == "Shelf")
    #expect(other?.isAbstract == false && other?.managedObjectClassName == "NSManagedObject")
    #expect(other?.superentity === one && one?.subentities.map(\.name) == ["B"])
  }

  @Test("each property of a relationship is its own")
  func relationships() throws {
    let bare = try relationship(in: related(""))
    #expect(!bare.isOptional && !bare.isOrdered && !bare.isToMany)
    #expect(bare.minCount == 0 && bare.maxCount == 1 && bare.deleteRule == .nullifyDeleteRule)
    #expect(bare.destinationEntity == nil && bare.inverseRelationship == nil)
    let model = try related(
      """
      optional="YES" ordered="YES" toMany="YES" minCount="2" maxCount="5" deletionRule="Deny" \
      destinationEntity="B" inverseName="a" elementID="c"
      """)
    let full = try relationship(in: model)
    #expect(full.isOptional && full.isOrdered && full.isToMany)
    #expect(full.minCount == 2 && full.maxCount == 5 && full.deleteRule == .denyDeleteRule)
    #expect(full.destinationEntity?.name == "B" && full.inverseRelationship?.name == "a")
    #expect(full.renamingIdentifier == "c")
    #expect(try relationship(in: related("toMany=\"YES\"")).maxCount == 0)
    for (name, rule) in [
      ("No Action", DeleteRule.noActionDeleteRule), ("Nullify", .nullifyDeleteRule),
      ("Cascade", .cascadeDeleteRule), ("Deny", .denyDeleteRule), ("Other", .nullifyDeleteRule),
    ] {
      #expect(
        try relationship(in: related("deletionRule=\"\(name)\"")).deleteRule == rule, "\(name)")
    }
  }
}
