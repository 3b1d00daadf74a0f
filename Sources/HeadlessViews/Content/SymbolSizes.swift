import Foundation

/// The sizes of symbols that Interface Builder recorded, in em, at medium scale and regular weight.
///
/// They are those of pictures in about 60 apps (behaviour 25.112); the size of any other symbol follows
/// from its proportions.
enum SymbolSizes {
  /// Returns the size of a symbol, if it is known.
  static func size(of name: String) -> CGSize? {
    if let size = byName[name] { return size }
    return name.split(separator: ".").contains("circle") ? round : nil
  }

  private static let round = CGSize(width: 1.17, height: 1.147)

  private static let byName: [String: CGSize] = [
    "bell": CGSize(width: 1.147, height: 1.176),
    "calendar": CGSize(width: 1.235, height: 1.029),
    "checkmark": CGSize(width: 1.118, height: 1),
    "chevron.down": CGSize(width: 1.088, height: 0.62),
    "chevron.left": CGSize(width: 0.735, height: 0.98),
    "chevron.right": CGSize(width: 0.735, height: 0.97),
    "chevron.up": CGSize(width: 1.088, height: 0.62),
    "envelope.fill": CGSize(width: 1.37, height: 1),
    "globe": round,
    "heart": CGSize(width: 1.265, height: 1.059),
    "lock": CGSize(width: 1.056, height: 1.083),
    "message.fill": CGSize(width: 1.33, height: 1.176),
    "nosign": round,
    "person": CGSize(width: 1.098, height: 1.039),
    "phone.fill": CGSize(width: 1.19, height: 1.06),
    "safari": round,
    "speaker.slash": CGSize(width: 1.05, height: 1.088),
    "square.and.pencil": CGSize(width: 1.205, height: 1.136),
    "star.fill": CGSize(width: 1.33, height: 1.206),
    "timer": round,
    "trash": CGSize(width: 1.139, height: 1.222),
    "video.fill": CGSize(width: 1.47, height: 0.94),
    "xmark": CGSize(width: 1.03, height: 0.91),
  ]
}
