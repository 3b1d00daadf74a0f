#if os(Linux)
  import Foundation
  import HeadlessComponents
  import HeadlessViews
  import Testing

  /// PDF files, and paths by their elements.
  @MainActor
  @Suite struct DrawingAdditionsTests {
    private static func text(_ file: Data) -> String { String(decoding: file, as: UTF8.self) }

    @Test func aFileHasThePagesThatBegan() {
      let format = GraphicsPDFRendererFormat()
      format.documentInfo = ["kCGPDFContextTitle": "Ä"]
      let renderer = GraphicsPDFRenderer(
        bounds: CGRect(x: 0, y: 0, width: 20, height: 10), format: format)
      let file = renderer.pdfData { context in
        context.beginPage()
        context.cgContext.setFillColor(Color.red.cgColor)
        context.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 5, height: 5), pageInfo: [:])
      }
      let text = Self.text(file)
      #expect(text.hasPrefix("%PDF-1.4\n"))
      #expect(text.hasSuffix("%%EOF\n"))
      #expect(text.contains("/Type /Pages /Kids [4 0 R 7 0 R] /Count 2"))
      #expect(text.contains("/MediaBox [0 0 20 10]"))
      #expect(text.contains("/MediaBox [0 0 5 5]"))
      #expect(text.contains("/Title <FEFF00C4>"))
      // 40 by 20 red pixels, then 10 by 10 white ones.
      #expect(file.range(of: Data([255, 0, 0].repeated(800)) + Data("\nendstream".utf8)) != nil)
      #expect(
        file.range(of: Data([255, 255, 255].repeated(100)) + Data("\nendstream".utf8)) != nil)
    }

    @Test func eachObjectIsWhereTheTableSays() throws {
      let file = GraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 2, height: 2)).pdfData {
        $0.beginPage()
      }
      let table = try #require(file.range(of: Data("xref\n".utf8)))
      let places = Self.text(file[table.upperBound...]).split(separator: "\n").dropFirst(2)
        .prefix { $0.hasSuffix(" n ") }.compactMap { Int($0.prefix(10)) }
      #expect(places.count == 6)
      for (number, place) in places.enumerated() {
        #expect(Self.text(file[place...].prefix(8)).hasPrefix("\(number + 1) 0 obj"))
      }
    }

    @Test func theFunctionsWriteTheSameFile() {
      let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      var file: Data?
      PDFContext.begin(bounds: bounds, info: [:]) { file = $0 }
      PDFContext.beginPage()
      #expect(PDFContext.bounds == bounds)
      PDFContext.end()
      #expect(file == GraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() })
      #expect(PDFContext.bounds == .zero)
    }

    @Test func elementsHaveTheirPointsInOrder() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 2, y: 1))
      path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 3, y: 1))
      path.closeSubpath()
      var seen: [String] = []
      path.applyWithBlock { element in
        let count = element.pointee.type == .addQuadCurveToPoint ? 2 : 1
        let points = (0..<count).map { element.pointee.points[$0] }
        seen.append("\(element.pointee.type) \(points.map { "\($0.x),\($0.y)" })")
      }
      #expect(
        seen == [
          "moveToPoint [\"1.0,1.0\"]", "addLineToPoint [\"2.0,1.0\"]",
          "addQuadCurveToPoint [\"3.0,1.0\", \"3.0,3.0\"]", "closeSubpath [\"0.0,0.0\"]",
        ])
    }

    @Test func aCornerIsRounded() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addArc(
        tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
      let end = path.currentPoint
      #expect(abs(end.x - 4) < 1e-6)
      #expect(abs(end.y) < 1e-6)
      #expect(path.boundingBox.minX > -1e-6)
      #expect(path.boundingBox.minY > -1e-6)
    }

    @Test func evenOddLeavesAHole() {
      let path = CGMutablePath()
      path.addRects([
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4),
      ])
      let middle = CGPoint(x: 5, y: 5)
      #expect(path.contains(middle, using: .winding))
      #expect(!path.contains(middle, using: .evenOdd))
    }

    @Test func coloursAreMadeOfNumbers() {
      #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == Color.red.cgColor)
      #expect(CGColor(gray: 1, alpha: 1) == Color.white.cgColor)
    }
  }

  extension [UInt8] {
    fileprivate func repeated(_ count: Int) -> [UInt8] {
      Array(repeatElement(self, count: count).joined())
    }
  }
#endif
