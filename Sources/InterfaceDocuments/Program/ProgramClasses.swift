import DynamicCreation
import Foundation
import HeadlessKit
import HeadlessViews

/// The program's classes by the names that documents give them (behaviour 23.10).
@MainActor
enum ProgramClasses {
  private struct Key: Hashable {
    let name: String
    let modules: [String]
  }

  private static var known: [Key: AnyClass?] = [:]

  /// Returns a class.
  ///
  /// - Parameters:
  ///   - name: The name in the document.
  ///   - modules: The modules that may declare it, the likeliest first. Without a class there, one of
  ///     any other module is returned, since a target of a package may have another name than the app,
  ///     and one inside another type last, since `@objc(Name)` may have named it.
  static func named(_ name: String, in modules: [String]) -> AnyClass? {
    let key = Key(name: name, modules: modules)
    if let found = known[key] { return found }
    let found: AnyClass? = ofSystem(name) ?? find(name, modules)
    known[key] = found
    return found
  }

  private static func find(_ name: String, _ modules: [String]) -> AnyClass? {
    for module in modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    #if os(Linux)
      var candidates: [(isNested: Int, module: String, type: AnyClass)] = []
      ProgramType.forEach(where: { strcmp($0, name) == 0 }) { type in
        let module = type.module
        guard type.isClass, !ownModules.contains(module), let found = type.type as? AnyClass else {
          return
        }
        candidates.append((type.isNested ? 1 : 0, module, found))
      }
      let rank = { (module: String) in modules.firstIndex(of: module) ?? modules.count }
      return candidates.min {
        (rank($0.module), $0.isNested, $0.module) < (rank($1.module), $1.isNested, $1.module)
      }?.type
    #else
      return NSClassFromString(name)
    #endif
  }

  /// Returns one of UIKit's own classes: `UIControl`.
  private static func ofSystem(_ name: String) -> AnyClass? {
    guard name.hasPrefix("UI") else { return nil }
    for module in ownModules {
      if let found = NSClassFromString("\(module).\(name.dropFirst(2))") { return found }
    }
    return nil
  }

  /// The modules that stand for UIKit.
  nonisolated static let ownModules = ObjectName.ownModules + ["DiffableKit"]

  nonisolated static func isOfSystem(_ type: AnyClass) -> Bool {
    ownModules.contains(ObjectName.module(of: type))
  }
}
