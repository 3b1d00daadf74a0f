import Foundation
import Testing

@testable import InterfaceDocuments

/// The sizes that the headers of pictures say, of whole files and of files that are cut off.
@Suite struct PictureSizeTests {
  /// Returns a PNG with the chunk of its header at a place. Xcode's own form has another chunk before.
  private func png(headerAt place: Int) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data.append(Data(count: place - data.count))
    data.append(Data("IHDR".utf8))
    data.append(Data([0, 0, 1, 2, 0, 0, 0, 30, 8, 6, 0, 0, 0]))
    data.append(Data(count: 30))
    return data
  }

  // Found by the fuzzer: a file that ends within the size.
  @Test func aHeaderIsReadWholeOrNotAtAll() {
    for place in 8..<32 {
      let whole = png(headerAt: place)
      for length in 0...whole.count {
        let size = PictureSize.read(whole.prefix(length))?.size
        #expect(
          size == (length >= max(41, place + 12) ? CGSize(width: 258, height: 30) : nil),
          "\(length) bytes, the header at \(place)")
      }
    }
    #expect(PictureSize.read(png(headerAt: 32)) == nil)
  }

  @Test func pixelsAndPointsAreDistinguished() throws {
    let pictures: [(text: String, size: CGSize?)] = [
      ("%PDF-1.4 /MediaBox [0 0 30 20.5] ", CGSize(width: 30, height: 20.5)),
      ("%PDF-1.4 /MediaBox [10 5 30 20.5] ", CGSize(width: 20, height: 15.5)),
      ("%PDF-1.4 /MediaBox [0 0 30] ", nil), ("%PDF-1.4 /MediaBox", nil), ("%PDF", nil),
      ("<svg width='24' height='16'>", CGSize(width: 24, height: 16)),
      ("<svg width=\"24px\" height=\"16px\">", CGSize(width: 24, height: 16)),
      ("<svg width='100%' height='100%' viewBox='0 0 8,9'>", CGSize(width: 8, height: 9)),
      ("<svg stroke-width='2' viewBox=\"1 2 8 9\" width='3'>", CGSize(width: 8, height: 9)),
      ("<svg width='3'>", nil), ("<svg viewBox='0 0 8'>", nil), ("<svg", nil), ("", nil),
      ("plain text", nil),
    ]
    for (text, size) in pictures {
      let read = PictureSize.read(Data(text.utf8))
      #expect(read?.size == size, "\(text)")
      #expect(read?.isInPoints != false, "\(text)")
    }
    let bitmap = try #require(PictureSize.read(png(headerAt: 12)))
    #expect(!bitmap.isInPoints)
  }
}
