import Foundation

/// The pictures, colours and data of the app by their names: what the module that reads the app's files
/// answers, if the program contains it. It is asked on any thread.
@_spi(Hooks) open class NamedContents: @unchecked Sendable {
  /// A picture: its size in points, its scale, and the contents of its file.
  public struct Picture: Sendable {
    let size: CGSize
    let scale: CGFloat
    let data: Data?
    let isTemplate: Bool

    /// Creates the description of a picture.
    public init(size: CGSize, scale: CGFloat, data: Data?, isTemplate: Bool) {
      self.size = size
      self.scale = scale
      self.data = data
      self.isTemplate = isTemplate
    }
  }

  /// An answer to the question for a name.
  public enum Answer<Value> {
    case found(Value)
    /// The app has such files, but not this one.
    case missing
    /// The app has no files of this kind, as far as is known.
    case noFiles

    var value: Value? { if case .found(let value) = self { value } else { nil } }
  }

  public required init() {}

  /// Returns a picture.
  open func picture(named name: String, in bundle: Bundle?) -> Answer<Picture> { .noFiles }
  /// Returns a colour.
  open func color(named name: String, in bundle: Bundle?) -> Answer<Color> { .noFiles }
  /// Returns the data of an asset; `nil` if the app has none.
  open func data(named name: String) -> Data? { nil }

  /// The module above registers itself by the name of one class.
  private static let linked =
    (NSClassFromString("InterfaceDocuments.AppNamedContents") as? NamedContents.Type)?.init()

  static func picture(named name: String, in bundle: Bundle?) -> Answer<Picture> {
    linked?.picture(named: name, in: bundle) ?? .noFiles
  }

  package static func data(named name: String) -> Data? { linked?.data(named: name) }

  static func color(named name: String, in bundle: Bundle?) -> Answer<Color> {
    linked?.color(named: name, in: bundle) ?? .noFiles
  }
}

extension ImageLook {
  /// Creates the look of a picture of the app.
  init(_ picture: NamedContents.Picture?, configuration: Image.Configuration? = nil) {
    self.init(
      configuration: configuration,
      renderingMode: picture?.isTemplate ?? false ? .alwaysTemplate : .automatic)
  }
}

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
