import Foundation

/// The pictures, colours and data of an asset catalogue as Xcode saves it: folders with a
/// `Contents.json` each (behaviour 23.22).
final class AssetCatalogue: Sendable {
  /// A set of variants: a folder such as `logo.imageset`.
  struct Entry: Sendable {
    let folder: String
    let contents: Contents
  }

  /// The contents of `Contents.json`.
  struct Contents: Codable, Sendable {
    struct Appearance: Codable, Sendable {
      let appearance: String?
      let value: String?
    }

    struct Variant: Codable, Sendable {
      let filename: String?
      let idiom: String?
      let scale: String?
      let appearances: [Appearance]?
      let color: ColorValue?

      /// Whether the variant is for the dark appearance.
      var isDark: Bool { has("luminosity", "dark") }
      /// Whether the variant is for increased contrast.
      var isContrast: Bool { has("contrast", "high") }

      private func has(_ appearance: String, _ value: String) -> Bool {
        appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
      }
    }

    struct ColorValue: Codable, Sendable {
      let space: String?
      let components: [String: Component]?
      let platform: String?
      let reference: String?

      enum CodingKeys: String, CodingKey {
        case components, platform, reference
        case space = "color-space"
      }
    }

    /// A component: a number, or a text with a number.
    struct Component: Codable, Sendable {
      let value: Double

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          value = number
        } else {
          let text = try container.decode(String.self)
          value = Self.number(text) ?? 0
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }

      /// Returns the fraction for `0.5`, `128` or `0x80`, which are the same: a text without a
      /// decimal point is a number up to 255.
      private static func number(_ text: String) -> Double? {
        if text.lowercased().hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number / 255
      }
    }

    struct Properties: Codable, Sendable {
      let template: String?
      let hasNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case template = "template-rendering-intent"
        case hasNamespace = "provides-namespace"
      }
    }

    let images: [Variant]?
    let colors: [Variant]?
    let symbols: [Variant]?
    let data: [Variant]?
    let properties: Properties?
  }

  private(set) nonisolated(unsafe) var images: [String: Entry] = [:]
  private(set) nonisolated(unsafe) var colors: [String: Entry] = [:]
  private(set) nonisolated(unsafe) var symbols: [String: Entry] = [:]
  private(set) nonisolated(unsafe) var data: [String: Entry] = [:]

  /// Reads a catalogue. What cannot be read is left out.
  init(path: String) {
    walk(path, prefix: "", depth: 0)
  }

  private func walk(_ folder: String, prefix: String, depth: Int) {
    guard depth < 20 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let title = prefix + parts.dropLast().joined(separator: ".")
      switch parts.count > 1 ? parts.last : nil {
      case "imageset", "launchimage", "appiconset": add(path, title, to: \.images)
      case "colorset": add(path, title, to: \.colors)
      case "symbolset": add(path, title, to: \.symbols)
      case "dataset": add(path, title, to: \.data)
      case nil:
        let hasNamespace = Self.contents(path)?.properties?.hasNamespace ?? false
        walk(path, prefix: hasNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private func add(
    _ folder: String, _ name: String,
    to list: ReferenceWritableKeyPath<AssetCatalogue, [String: Entry]>
  ) {
    guard let contents = Self.contents(folder) else { return }
    self[keyPath: list][name] = Entry(folder: folder, contents: contents)
  }

  private static func contents(_ folder: String) -> Contents? {
    FileManager.default.contents(atPath: folder + "/Contents.json")
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
  }
}

extension AssetCatalogue {
  private static let known = Locked<[String: AssetCatalogue]>([:])

  /// Returns the catalogue of a folder, which is read once.
  static func at(_ path: String) -> AssetCatalogue {
    if let found = known.withLock({ $0[path] }) { return found }
    let made = AssetCatalogue(path: path)
    known.withLock { $0[path] = made }
    return made
  }
}
