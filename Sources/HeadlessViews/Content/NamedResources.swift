import Foundation

/// The images of an app, by their names, on one simulator.
@MainActor
package final class NamedResources {
  /// The sizes of images and symbols, in points.
  package var imageSizes: [String: CGSize] = [:]

  init() {}
}

extension Simulator {
  /// The registered images of the app.
  package var namedResources: NamedResources { kept { NamedResources() } }
}

// Images are created on any thread; the current simulator's are known on the main queue.
extension NamedResources {
  nonisolated static func sizeOfImage(named name: String) -> CGSize? {
    guard Simulator.isOnMainQueue else { return nil }
    return MainActor.assumeIsolated { Simulator.current.namedResources.imageSizes[name] }
  }
}
