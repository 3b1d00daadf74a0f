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
    // Xcode 12, the first with iOS 14, has version 17.
    if isOlderThanXcode12 { design.progressViewHeight = SystemProfile.iOS13.progressViewHeight }
    return design
  }

  /// Whether the document was drawn in a design before that of iOS 14.
  var isOlderThanXcode12: Bool { toolsVersion < 17_000 }

  /// The height of search bars in a design before that of iOS 11 or since that of iOS 26, in points; `nil`
  /// in between, where they have their own.
  var searchBarHeight: CGFloat? {
    toolsVersion < 13_000 ? 44 : design == .iOS26 ? 64 : nil
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
  /// Whether its size is known; otherwise ``size`` is that of a small phone.
  var isKnown: Bool { Self.sizes[id] != nil }
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
    let isDouble = ["retina3_5", "retina4_0", "retina4_7", "retina6_1"].contains(id)
    return id.hasPrefix("retina") && !isDouble ? 3 : 2
  }

  /// Whether the device has a home button, and so no inset below.
  var hasHomeButton: Bool {
    ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(id)
      || !id.hasPrefix("retina") && !id.hasSuffix("rounded")
  }

  /// Whether the device is a phone whose width is regular in landscape.
  private var isLargePhone: Bool {
    ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(id)
  }

  /// The size classes of the whole screen.
  var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    if isPad { return (.regular, .regular) }
    return isLandscape ? (isLargePhone ? .regular : .compact, .compact) : (.compact, .regular)
  }

  /// The insets at the left and right edges of the safe area that Xcode's versions used, the usual
  /// first. In landscape they are those of the top edge in portrait.
  var knownSideInsets: [CGFloat] {
    isLandscape && !hasHomeButton && !isPad ? uprightInsets.map(\.top) + [0] : [0]
  }

  /// The insets of the safe area without bars that Xcode's versions used, the usual first: top and
  /// bottom.
  var knownInsets: [(top: CGFloat, bottom: CGFloat)] {
    if isLandscape, !hasHomeButton, !isPad {
      // Some versions keep the insets of portrait.
      return [(0, 21)] + uprightInsets
    }
    return uprightInsets
  }

  private var uprightInsets: [(top: CGFloat, bottom: CGFloat)] {
    switch id {
    case "retina6_12", "retina6_3", "retina6_7", "retina6_9":
      return [(59, 34), (62, 34), (48, 34), (44, 34), (47, 34)]
    case "retina6_1", "retina6_0": return [(48, 34), (44, 34), (47, 34)]
    case "retina5_9", "retina6_5": return [(44, 34), (48, 34)]
    case "ipad11_0rounded", "ipad12_9rounded": return [(24, 20), (20, 20), (24, 25)]
    case _ where !hasHomeButton:
      return isPad ? [(24, 20), (20, 20)] : [(44, 34), (48, 34), (47, 34)]
    default: return isLandscape && !isPad ? [(0, 0), (20, 0)] : [(20, 0), (0, 0)]
    }
  }
}
