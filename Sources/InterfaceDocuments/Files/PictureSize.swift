import Foundation
import HeadlessViews

/// The size that the header of a picture's file says (behaviour 23.22).
enum PictureSize {
  /// Returns the size of a PNG, JPEG or GIF in pixels, of a PDF or SVG in points; `nil` for other files.
  ///
  /// - Returns: Whether the size is in points, besides the size.
  static func read(_ data: Data) -> (size: CGSize, isInPoints: Bool)? {
    let data = data.prefix(1 << 20)
    if data.starts(with: Array("%PDF".utf8)) { return pdf(data).map { ($0, true) } }
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes).map { ($0, false) } }
    if bytes.starts(with: [0xFF, 0xD8]) {
      return PictureHeader.jpegSize(bytes).map { ($0, false) }
    }
    if bytes.starts(with: Array("GIF8".utf8)), let size = PictureHeader.gifSize(bytes) {
      return (size, false)
    }
    return svg(bytes).map { ($0, true) }
  }

  private static func size(_ width: Int, _ height: Int) -> CGSize {
    CGSize(width: width, height: height)
  }

  private static func big(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(bytes[index + $1]) }
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    // Xcode's own form of PNG has a chunk before the header.
    let header = Array("IHDR".utf8)
    guard bytes.count > 40,
      let start = (8..<32).first(where: { bytes.dropFirst($0).starts(with: header) }),
      bytes.count >= start + 12
    else { return nil }
    return size(big(bytes, start + 4, 4), big(bytes, start + 8, 4))
  }

  /// Returns the size of the first page. Only the box becomes text, as most of a PDF is compressed:
  /// decoding 800 KB of it took three seconds under Swift Testing.
  private static func pdf(_ data: Data) -> CGSize? {
    guard let box = data.range(of: Data("/MediaBox".utf8)),
      let open = data[box.upperBound...].firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    let inside = data[data.index(after: open)...].prefix(256).prefix { $0 != UInt8(ascii: "]") }
    let numbers = String(decoding: inside, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  private static func svg(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    guard let open = text.range(of: "<svg") else { return nil }
    let tag = text[open.upperBound...].prefix { $0 != ">" }
    if let width = length("width", tag), let height = length("height", tag) {
      return CGSize(width: width, height: height)
    }
    let numbers =
      attribute("viewBox", tag)?
      .split(whereSeparator: { $0.isWhitespace || $0 == "," }).compactMap { Double($0) } ?? []
    return numbers.count == 4 ? CGSize(width: numbers[2], height: numbers[3]) : nil
  }

  private static func length(_ name: String, _ tag: Substring) -> Double? {
    guard let text = attribute(name, tag), !text.hasSuffix("%") else { return nil }
    return Double(text.prefix { $0.isNumber || $0 == "." })
  }

  private static func attribute(_ name: String, _ tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      var rest = tag
      while let start = rest.range(of: name + "=" + quote) {
        // `stroke-width` is not `width`.
        let before =
          start.lowerBound == tag.startIndex ? " " : tag[tag.index(before: start.lowerBound)]
        if before.isWhitespace {
          return tag[start.upperBound...].prefix { String($0) != quote }
        }
        rest = tag[start.upperBound...]
      }
    }
    return nil
  }
}
