import Foundation
import Raster

/// The size that the header of an image's file says. Nothing is decoded.
package enum PictureHeader {
  /// Returns the size of a PNG, JPEG or GIF, in pixels; `nil` for other files.
  static func pixelSize(of data: Data) -> CGSize? {
    if let size = PNG.size(of: data) { return size }
    let bytes = [UInt8](data.prefix(1 << 20))
    if bytes.starts(with: [0xFF, 0xD8]) { return jpegSize(bytes) }
    return bytes.starts(with: Array("GIF8".utf8)) ? gifSize(bytes) : nil
  }

  /// Returns the size in the first frame of a JPEG; `nil` if there is none.
  package static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    func number(at index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return CGSize(width: number(at: index + 7), height: number(at: index + 5)) }
      index += 2 + max(2, number(at: index + 2))
    }
    return nil
  }

  /// Returns the size of a GIF; `nil` if the header is not whole.
  package static func gifSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 9 else { return nil }
    func number(at index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    return CGSize(width: number(at: 6), height: number(at: 8))
  }
}
