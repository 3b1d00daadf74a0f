#if os(Linux)
  import Foundation
  import HeadlessViews

  /// The pages of a PDF file that is drawn: each an image.
  final class PDFPages {
    private struct Page {
      let size: CGSize
      let image: CGImage
    }

    private static let scale: CGFloat = 2
    private var pages: [Page] = []
    private var isDrawing = false
    /// The rectangle of the current page, in points.
    private(set) var bounds: CGRect

    init(bounds: CGRect) {
      self.bounds = bounds
    }

    /// The context of the page. Without a page, a context of one pixel that nothing shows.
    var context: CGContext {
      if let current = ImageContext.current { return current }
      ImageContext.begin(size: CGSize(width: 1, height: 1))
      defer { ImageContext.end() }
      guard let context = ImageContext.current else { fatalError("A context was just begun.") }
      return context
    }

    /// Ends the current page and begins the next one, which is white.
    func begin(_ bounds: CGRect) {
      end()
      self.bounds = bounds
      ImageContext.begin(size: bounds.size, isOpaque: true, scale: Self.scale)
      isDrawing = true
      ImageContext.current?.setFillColor(Color.white.cgColor)
      ImageContext.current?.fill(CGRect(origin: .zero, size: bounds.size))
      ImageContext.current?.setFillColor(Color.black.cgColor)
      ImageContext.current?.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    private func end() {
      guard isDrawing else { return }
      if let image = ImageContext.image?.cgImage {
        pages.append(Page(size: bounds.size, image: image))
      }
      ImageContext.end()
      isDrawing = false
    }

    /// Ends the last page, and returns the file.
    ///
    /// - Parameter info: The title, the author and the creator, under the keys of Core Graphics.
    func file(info: [String: Any]) -> Data {
      end()
      var file = PDFFile()
      let pageNumbers = pages.indices.map { 4 + 3 * $0 }
      let kids = pageNumbers.map { "\($0) 0 R" }.joined(separator: " ")
      file.add("<< /Type /Catalog /Pages 2 0 R >>")
      file.add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
      let entries = ["Title", "Author", "Creator", "Subject"].compactMap { key in
        (info["kCGPDFContext\(key)"] as? String).map { "/\(key) \(PDFFile.text($0))" }
      }
      file.add("<< \(entries.joined(separator: " ")) >>")
      for (page, number) in zip(pages, pageNumbers) {
        let (width, height) = (PDFFile.number(page.size.width), PDFFile.number(page.size.height))
        file.add(
          """
          << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] \
          /Contents \(number + 1) 0 R /Resources << /XObject << /Page \(number + 2) 0 R >> >> >>
          """)
        file.add("", stream: Data("\(width) 0 0 \(height) 0 0 cm /Page Do".utf8))
        file.add(
          """
          /Type /XObject /Subtype /Image /Width \(page.image.width) /Height \(page.image.height) \
          /ColorSpace /DeviceRGB /BitsPerComponent 8
          """, stream: page.image.opaquePixels)
      }
      return file.finished()
    }
  }

  extension CGImage {
    /// Red, green and blue of each pixel, from the top left on.
    fileprivate var opaquePixels: Data {
      guard let pixels = dataProvider?.data else { return Data() }
      var colors = Data(capacity: pixels.count / 4 * 3)
      for start in stride(from: 0, to: pixels.count, by: 4) {
        colors.append(pixels[pixels.startIndex + start..<pixels.startIndex + start + 3])
      }
      return colors
    }
  }

  /// The objects of a PDF file, and their places in it.
  private struct PDFFile {
    private var bytes = Data("%PDF-1.4\n".utf8)
    private var places: [Int] = []

    /// Adds an object.
    mutating func add(_ body: String) {
      places.append(bytes.count)
      bytes.append(Data("\(places.count) 0 obj\n\(body)\nendobj\n".utf8))
    }

    /// Adds an object with data.
    mutating func add(_ entries: String, stream: Data) {
      places.append(bytes.count)
      let start = "\(places.count) 0 obj\n<< \(entries) /Length \(stream.count) >>\nstream\n"
      bytes.append(Data(start.utf8))
      bytes.append(stream)
      bytes.append(Data("\nendstream\nendobj\n".utf8))
    }

    /// Returns the file with the table of its objects.
    func finished() -> Data {
      let table = places.map { place in
        let digits = "\(place)"
        return String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
      }
      let end = """
        xref
        0 \(places.count + 1)
        0000000000 65535 f \n\(table.joined())trailer
        << /Size \(places.count + 1) /Root 1 0 R /Info 3 0 R >>
        startxref
        \(bytes.count)
        %%EOF

        """
      return bytes + Data(end.utf8)
    }

    /// Returns a text in UTF-16, in hexadecimal digits.
    static func text(_ text: String) -> String {
      let digits = text.utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
      }
      return "<FEFF\(digits.joined())>"
    }

    static func number(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
  }
#endif
