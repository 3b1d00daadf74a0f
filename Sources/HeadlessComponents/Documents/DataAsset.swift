import Foundation
@_spi(Hooks) import HeadlessViews

/// The data of an asset.
///
/// The data is what a test has set in ``Simulator/dataAssets``, that of the app's asset catalogues, or a
/// resource of the bundle with the asset's name, with or without an extension.
///
/// Counterpart: `NSDataAsset`.
///
/// Coverage: simulated. Kept without effect: `typeIdentifier`.
@preconcurrency @MainActor
open class DataAsset: NSObject {
  /// The name of the asset.
  open private(set) var name: String
  /// The data.
  open private(set) var data: Data
  /// The type of the data. Kept without effect.
  open private(set) var typeIdentifier = "public.data"

  /// Returns the asset of a name; `nil` if there is none.
  ///
  /// - Parameter name: The name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Returns the asset of a name; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle with the resource.
  public init?(name: String, bundle: Bundle) {
    guard
      let data = Simulator.current.dataAssets[name] ?? NamedContents.data(named: name)
        ?? bundle.asset(named: name)
    else { return nil }
    self.name = name
    self.data = data
    super.init()
  }
}

extension Bundle {
  fileprivate func asset(named name: String) -> Data? {
    let folder = resourceURL ?? bundleURL
    let file = folder.appendingPathComponent(name)
    if let data = try? Data(contentsOf: file) { return data }
    let siblings = try? FileManager.default.contentsOfDirectory(
      at: file.deletingLastPathComponent(), includingPropertiesForKeys: nil)
    let match = siblings?.sorted { $0.path < $1.path }
      .first { $0.deletingPathExtension().lastPathComponent == file.lastPathComponent }
    return match.flatMap { try? Data(contentsOf: $0) }
  }
}

private final class AssetState {
  var assets: [String: Data] = [:]
}

extension Simulator {
  /// The data of assets, by their names, for the code that reads them on this simulator.
  public var dataAssets: [String: Data] {
    get { keptStates.known(AssetState.self)?.assets ?? [:] }
    set { kept { AssetState() }.assets = newValue }
  }
}
