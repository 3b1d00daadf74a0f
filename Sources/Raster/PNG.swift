import Foundation

/// An encoder of images as PNG files, without compression.
package enum PNG {
  /// The first bytes of every PNG file.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the file of a bitmap.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  package static func file(_ bitmap: Bitmap) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.pixels.count + bitmap.height)
    let length = bitmap.width * 4
    for row in 0..<bitmap.height {
      let start = row * length
      rows.append(0)  // no filter
      rows += bitmap.pixels[start..<(start + length)]
    }
    var header = bytes(UInt32(bitmap.width))
    header += bytes(UInt32(bitmap.height))
    header += [8, 6, 0, 0, 0]
    var file = signature
    file += chunk("IHDR", header)
    file += chunk("IDAT", stored(rows))
    file += chunk("IEND", [])
    return Data(file)
  }

  /// Returns the bitmap of a file that ``file(_:)`` returned; `nil` for other files, whose pixels
  /// are compressed.
  package static func bitmap(of data: Data) -> Bitmap? {
    guard let size = size(of: data) else { return nil }
    var bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    let all = [UInt8](data)
    // Signature, header chunk, and the length and name of the chunk of pixels.
    var place = signature.count + 25 + 8
    guard all.count > place + 2, all[place - 4..<place].elementsEqual("IDAT".utf8),
      all[24..<29].elementsEqual([8, 6, 0, 0, 0])
    else { return nil }
    place += 2
    var rows: [UInt8] = []
    var isLast = false
    while !isLast {
      guard place + 5 <= all.count, all[place] <= 1 else { return nil }
      isLast = all[place] == 1
      let length = Int(all[place + 1]) | Int(all[place + 2]) << 8
      guard place + 5 + length <= all.count else { return nil }
      rows += all[place + 5..<place + 5 + length]
      place += 5 + length
    }
    let stride = bitmap.width * 4 + 1
    guard rows.count == stride * bitmap.height else { return nil }
    bitmap.pixels.removeAll(keepingCapacity: true)
    for start in Swift.stride(from: 0, to: rows.count, by: stride) {
      bitmap.pixels += rows[(start + 1)..<(start + stride)]
    }
    return bitmap
  }

  /// Returns the size in the header of a file, in pixels.
  package static func size(of data: Data) -> CGSize? {
    let head = [UInt8](data.prefix(24))
    guard head.count == 24, head.starts(with: signature) else { return nil }
    func number(at place: Int) -> CGFloat {
      CGFloat(head[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(cyclicSum(of: body))
  }

  /// Returns a zlib stream of uncompressed blocks.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let length = min(content.count - start, 0xFFFF)
      let isLast = start + length == content.count
      let (low, high) = (UInt8(length & 0xFF), UInt8(length >> 8))
      stream += [isLast ? 1 : 0, low, high, ~low, ~high]
      stream += content[start..<start + length]
      start += length
    } while start < content.count
    return stream + bytes(runningSum(of: content))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Returns the CRC-32 checksum.
  private static func cyclicSum(of content: [UInt8]) -> UInt32 {
    content.withUnsafeBufferPointer { bytes in
      sums.withUnsafeBufferPointer { sums in
        guard var byte = bytes.baseAddress, let table = sums.baseAddress else { return 0 }
        let end = byte + bytes.count
        var sum = UInt32.max
        while byte < end {
          sum = sum &>> 8 ^ table[Int(truncatingIfNeeded: (sum ^ UInt32(byte.pointee)) & 0xFF)]
          byte += 1
        }
        return ~sum
      }
    }
  }

  /// The CRC-32 checksum of each byte.
  private static let sums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  /// Returns the Adler-32 checksum.
  private static func runningSum(of content: [UInt8]) -> UInt32 {
    content.withUnsafeBufferPointer { bytes in
      guard var byte = bytes.baseAddress else { return 1 }
      let end = byte + bytes.count
      var (low, high) = (UInt32(1), UInt32(0))
      while byte < end {
        let pause = min(end, byte + 5552)  // the longest run whose sums fit into 32 bits
        while byte < pause {
          low &+= UInt32(byte.pointee)
          high &+= low
          byte += 1
        }
        low %= 65_521
        high %= 65_521
      }
      return high << 16 | low
    }
  }
}

/// The format of an image file, recognised by its first bytes.
package enum PictureFormat {
  /// The first bytes of the formats that UIKit reads; `nil` matches any byte.
  private static let beginnings: [[UInt8?]] = [
    PNG.signature, [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("BM".utf8),
    [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A], [0, 0, 1, 0],
    Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8),
    [nil, nil, nil, nil] + Array("ftyp".utf8), Array("%PDF".utf8),
  ]

  package static func isPicture(_ data: Data) -> Bool {
    beginnings.contains { beginning in
      data.count >= beginning.count && zip(beginning, data).allSatisfy { $0 == nil || $0 == $1 }
    }
  }
}
