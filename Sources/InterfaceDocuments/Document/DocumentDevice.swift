import Foundation
import HeadlessViews
import ListCore

extension InterfaceDocument {
  /// The system in whose design Xcode drew the document: Xcode 26 has version 24 of its tools.
  var design: SystemProfile {
    let version = toolsVersion
    guard version < 24_000 || version >= 30_000 else { return .iOS26 }
    var design = SystemProfile.iOS18
    // Xcode 11, the first with iOS 13, has version 15 of its tools.
    if version < 15_000 { design.textFieldDesign = .tight }
    return design
  }

  /// Returns the font with which Xcode 10 drew a text style, in which titles are smaller; `nil` if the
  /// document has those of the system (behaviour 23.3).
  func drawnFont(forTextStyle style: String) -> Font? {
    guard 14_000..<14_800 ~= toolsVersion else { return nil }
    switch style {
    case Font.TextStyle.title1.rawValue: return .systemFont(ofSize: 26)
    case Font.TextStyle.title2.rawValue: return .systemFont(ofSize: 20)
    default: return nil
    }
  }

  private var toolsVersion: Int {
    root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }
}

/// The device for which a document was laid out (behaviour 23.20).
public struct DocumentDevice: Hashable, Sendable {
  /// The identifier: `retina6_1`.
  public let id: String
  /// The size of its screen, in points.
  public let size: CGSize
  /// Whether it is drawn in landscape.
  public let isLandscape: Bool
  /// Whether it is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }
  /// Whether it is drawn in the dark appearance.
  public let isDark: Bool

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isLandscape)
    hasher.combine(isDark)
  }

  init(_ element: DocumentElement?) {
    id = element?["id"] ?? "retina4_7"
    isLandscape = element?["orientation"] == "landscape"
    isDark = element?["appearance"] == "dark"
    let (width, height) = Self.sizes[id] ?? (375, 667)
    size =
      isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  private static let sizes: [String: (CGFloat, CGFloat)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_1": (414, 896),
    "retina6_5": (414, 896), "retina6_0": (390, 844), "retina6_12": (393, 852),
    "retina6_3": (402, 874), "retina6_7": (430, 932), "retina6_9": (440, 956),
    "ipad9_7": (768, 1024), "ipad10_5": (834, 1112), "ipad11_0rounded": (834, 1194),
    "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
  ]

  /// The pixels in a point.
  public var scale: CGFloat {
    [
      "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_12", "retina6_3", "retina6_7",
      "retina6_9",
    ]
    .contains(id) ? 3 : 2
  }

  /// Whether the device has a home button, and so no inset below.
  var hasHomeButton: Bool {
    ["retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7", "ipad10_5", "ipad12_9"]
      .contains(id)
      || Self.sizes[id] == nil
  }

  /// The insets of the safe area without bars that Xcode's versions used, the usual first: top and
  /// bottom.
  var knownInsets: [(top: CGFloat, bottom: CGFloat)] {
    if isLandscape, !hasHomeButton, !isPad { return [(0, 21)] }
    switch id {
    case "retina6_12", "retina6_3", "retina6_7", "retina6_9":
      return [(59, 34), (62, 34), (48, 34), (44, 34), (47, 34)]
    case "retina6_1", "retina6_0": return [(48, 34), (44, 34), (47, 34)]
    case "retina5_9", "retina6_5": return [(44, 34), (48, 34)]
    case "ipad11_0rounded", "ipad12_9rounded": return [(24, 20), (20, 20), (24, 25)]
    default: return isLandscape && !isPad ? [(0, 0), (20, 0)] : [(20, 0), (0, 0)]
    }
  }
}
