#if os(Linux)
  import CoreData
  import HeadlessKit
  import Testing
  import UIKit

  /// Models in the folder of an app's target, which nobody copied as a resource.
  @MainActor
  @Suite struct ModelInFolderTests {
    private static let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
          <entity name="Harbour" representedClassName="Harbour" syncable="YES">
              <attribute name="depth" attributeType="Double" defaultValueString="1.5"/>
          </entity>
      </model>
      """

    private func withFolder(_ body: (Simulator) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("ModelInFolder-\(UUID().uuidString)")
      let version = folder.appendingPathComponent("Data/Harbours.xcdatamodeld/H.xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Self.text.write(
        to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
      let simulator = Simulator()
      simulator.resources.add(folder: folder.path)
      try simulator.run { try body(simulator) }
    }

    @Test("a container finds the model of its name")
    func container() throws {
      try withFolder { _ in
        let container = NSPersistentContainer(name: "Harbours")
        #expect(container.managedObjectModel.entities.map(\.name) == ["Harbour"])
        #expect(NSPersistentContainer(name: "Other").managedObjectModel.entities.isEmpty)
      }
    }

    @Test("all models of the main bundle include it")
    func merged() throws {
      try withFolder { _ in
        for bundles in [nil, [Bundle.main]] {
          let model = try #require(NSManagedObjectModel.mergedModel(from: bundles))
          #expect(model.entities.contains { $0.name == "Harbour" })
        }
      }
    }

    @Test("the main bundle has it under the name of the compiled model")
    func location() throws {
      try withFolder { _ in
        let url = try #require(
          Bundle.main.url(forResource: "Harbours", withExtension: "momd"))
        #expect(NSManagedObjectModel(contentsOf: url)?.entities.map(\.name) == ["Harbour"])
      }
    }
  }
#endif
