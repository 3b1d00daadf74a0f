import Foundation
import Testing

@Suite struct ArchitectureTests {
  static let modules = Architecture.allowed.keys.sorted()

  @Test("a module depends only on the modules below it", arguments: modules)
  func arrows(_ module: String) throws {
    let target = try #require(
      try Checkout.manifest()[module], "Package.swift declares no target \(module).")
    let allowed = Set(Architecture.allowed[module] ?? [])
    let wrong = target.dependencies.filter { !allowed.contains($0) }
    #expect(
      wrong.isEmpty,
      "Package.swift lets \(module) depend on \(wrong), which lie above it or beside it.")
  }

  @Test("a file imports only the modules below its own", arguments: modules)
  func imports(_ module: String) throws {
    let allowed = Set(Architecture.allowed[module] ?? [])
    for file in try Checkout.files(of: module) {
      let wrong = file.imports.filter { Architecture.allowed[$0] != nil && !allowed.contains($0) }
      #expect(
        wrong.isEmpty,
        "Sources/\(module)/\(file.path) imports \(wrong), which \(module) must not know.")
    }
  }

  @Test("the apply path uses public interfaces only", arguments: Architecture.publicInterfaceOnly)
  func publicInterfaces(_ module: String) throws {
    let target = try #require(try Checkout.manifest()[module])
    #expect(!target.hasPackageAccess, "Give \(module) packageAccess: false in Package.swift.")
    for file in try Checkout.files(of: module) {
      let wrong = file.text.split(separator: "\n").filter {
        $0.hasPrefix("@_spi") || $0.hasPrefix("@testable")
      }
      #expect(
        wrong.isEmpty,
        "Sources/\(module)/\(file.path) reaches past the public interface: \(wrong).")
    }
  }
}

/// What relies on the compiler's symbols lies in one module, which can be turned off.
@Suite struct SymbolsTests {
  @Test("only DynamicCreation names a symbol or reads metadata")
  func symbols() throws {
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appendingPathComponent("Sources").path)
    var found: [String] = []
    for module in modules.sorted() where module != "DynamicCreation" {
      for file in try Checkout.files(of: module) {
        for word in ["@_silgen_name", "@_cdecl", "swift_demangle", "dlsym("]
        where file.text.contains(word) { found.append("\(module)/\(file.path): \(word)") }
      }
    }
    #expect(found == [])
  }

  @Test(
    "no floor below DynamicCreation mentions it but for its name",
    arguments: [
      "HeadlessViews", "HeadlessControls", "HeadlessControllers", "HeadlessLists",
    ])
  func mentions(_ module: String) throws {
    let wrong = try Checkout.files(of: module).filter {
      $0.text.contains("WITHOUT_DYNAMIC_CREATION") || $0.imports.contains("DynamicCreation")
    }
    #expect(wrong.map(\.path) == [])
  }
}

@Suite struct ManifestTests {
  @Test("targets are read with their dependencies")
  func targets() {
    let manifest = Manifest(
      """
      .target(name: "Core", swiftSettings: settings),
      .target(
        name: "Views", dependencies: ["Core", "Paths"], packageAccess: false,
        swiftSettings: settings),
      """)
    #expect(
      manifest.targets == [
        .init(name: "Core", dependencies: [], hasPackageAccess: true),
        .init(name: "Views", dependencies: ["Core", "Paths"], hasPackageAccess: false),
      ])
  }
}
