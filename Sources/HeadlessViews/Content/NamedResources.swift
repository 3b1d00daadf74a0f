import Foundation

/// The images and fonts of an app, by their names, on one simulator.
@MainActor
package final class NamedResources {
  /// The sizes of images and symbols, in points.
  package var imageSizes: [String: CGSize] = [:]
  /// The PostScript names of fonts.
  package var fonts: Set<String> = []

  init() {}
}

extension Simulator {
  /// The registered images and fonts of the app.
  package var namedResources: NamedResources { kept { NamedResources() } }
}

// Images and fonts are created on any thread; the current simulator's are known on the main queue.
extension NamedResources {
  nonisolated static func sizeOfImage(named name: String) -> CGSize? {
    guard Simulator.isOnMainQueue else { return nil }
    return MainActor.assumeIsolated { Simulator.current.namedResources.imageSizes[name] }
  }

  nonisolated static func hasFont(named name: String) -> Bool {
    guard Simulator.isOnMainQueue else { return false }
    return MainActor.assumeIsolated { Simulator.current.namedResources.fonts.contains(name) }
  }
}
