#if os(Linux)
  import Foundation
  import HeadlessComponents
  import HeadlessKit
  import HeadlessViews
  import TestSupport
  import Testing

  /// Paths, corners, masks and layers, against plain geometry.
  @MainActor
  @Suite struct PathRuleTests {
    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      hypot(one.x - other.x, one.y - other.y)
    }

    /// The distance of a point from the line through two others.
    private func distance(_ point: CGPoint, from one: CGPoint, to other: CGPoint) -> CGFloat {
      abs((other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x))
        / distance(one, other)
    }

    private func points(_ path: CGPath) -> [CGPoint] {
      var all: [CGPoint] = []
      path.applyWithBlock { element in
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: all.append(element.pointee.points[0])
        case .addQuadCurveToPoint: all.append(element.pointee.points[1])
        case .addCurveToPoint: all.append(element.pointee.points[2])
        case .closeSubpath: break
        }
      }
      return all
    }

    @Test func aTangentArcTouchesBothLines() throws {
      for seed in 0..<UInt64(100) {
        var random = SeededGenerator(seed: seed)
        func point() -> CGPoint {
          CGPoint(
            x: CGFloat.random(in: -50...50, using: &random),
            y: CGFloat.random(in: -50...50, using: &random))
        }
        let (begin, corner, end) = (point(), point(), point())
        let radius = CGFloat.random(in: 1...20, using: &random)
        guard distance(begin, from: corner, to: end) > 1, distance(end, from: corner, to: begin) > 1
        else { continue }
        let path = CGMutablePath()
        path.move(to: begin)
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
        let places = points(path)
        try #require(places.count >= 3)
        let (first, last) = (places[1], path.currentPoint)
        #expect(distance(first, from: begin, to: corner) < 1e-6, "\(seed)")
        #expect(distance(last, from: corner, to: end) < 1e-6, "\(seed)")
        #expect(abs(distance(first, corner) - distance(last, corner)) < 1e-6, "\(seed)")
        // The centre is on the normals of both lines; all points of the arc are as far from it.
        let angle = acos(
          ((begin.x - corner.x) * (end.x - corner.x) + (begin.y - corner.y) * (end.y - corner.y))
            / (distance(begin, corner) * distance(end, corner)))
        #expect(abs(distance(first, corner) - radius / tan(angle / 2)) < 1e-6, "\(seed)")
        let half = radius / sin(angle / 2)
        let (one, two) = (distance(begin, corner), distance(end, corner))
        let direction = CGPoint(
          x: (begin.x - corner.x) / one + (end.x - corner.x) / two,
          y: (begin.y - corner.y) / one + (end.y - corner.y) / two)
        let length = hypot(direction.x, direction.y)
        let center = CGPoint(
          x: corner.x + direction.x / length * half, y: corner.y + direction.y / length * half)
        for place in places.dropFirst() {
          #expect(abs(distance(place, center) - radius) < 1e-3 * radius, "\(seed)")
        }
        // The arc is the short way, on the corner's side.
        for place in places.dropFirst() { #expect(distance(place, corner) < half + 1e-6) }
      }
      let straight = CGMutablePath()
      straight.move(to: .zero)
      straight.addArc(
        tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
      straight.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: .zero, radius: 0)
      #expect(
        points(straight) == [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
    }

    @Test func transformedPartsAreWhereTheirPointsGo() {
      let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
      let rects = [
        CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 9, y: 9, width: 1, height: 1),
      ]
      let plain = CGMutablePath()
      plain.addRects(rects)
      let expected = points(plain).map { $0.applying(transform) }
      let (one, two, three) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
      one.addRects(rects, transform: transform)
      two.addPath(plain, transform: transform)
      for rect in rects { three.addRect(rect, transform: transform) }
      var given = transform
      let four = plain.copy(using: &given)
      for path in [one, two, three, four].compactMap(\.self) { #expect(points(path) == expected) }
      #expect(plain.copy(using: nil).map(points) == points(plain))
      let inside = CGPoint(x: 2, y: 3)
      #expect(plain.contains(inside.applying(transform), using: .winding, transform: transform))
      #expect(!plain.contains(inside, using: .winding, transform: transform))
      let turns: [(CGFloat, CGFloat)] = [(.pi / 2, 1), (-.pi / 2, -1)]
      for (delta, sign) in turns {
        let arc = CGMutablePath()
        arc.move(to: CGPoint(x: 2, y: 0))
        arc.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: delta)
        #expect(abs(arc.currentPoint.x) < 1e-6 && abs(arc.currentPoint.y - 2 * sign) < 1e-6)
        #expect(arc.boundingBox.minX > -0.01)
      }
    }

    @Test func aContextKnowsItsPath() throws {
      _ = GraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { renderer in
        let context = renderer.cgContext
        #expect(context.isPathEmpty && context.currentPointOfPath == .zero)
        #expect(context.boundingBoxOfPath == .null)
        #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
        context.addRect(CGRect(x: 1, y: 1, width: 8, height: 8))
        context.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(!context.isPathEmpty)
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 8, height: 8))
        let modes: [(CGPathDrawingMode, Bool)] = [
          (.fill, true), (.fillStroke, true), (.eoFill, false), (.eoFillStroke, false),
        ]
        for (mode, isInside) in modes {
          #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: mode) == isInside)
          #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: mode))
        }
        context.beginPath()
        context.move(to: CGPoint(x: 0, y: 4))
        context.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 4, y: 0), radius: 2)
        #expect(distance(context.currentPointOfPath, CGPoint(x: 2, y: 0)) < 1e-6)
        context.translateBy(x: 3, y: 4)
        context.scaleBy(x: 2, y: 2)
        let point = CGPoint(x: 1, y: 2)
        #expect(context.convertToDeviceSpace(point) == point.applying(context.ctm))
        let back = context.convertToUserSpace(context.convertToDeviceSpace(point))
        #expect(distance(back, point) < 1e-9)
        #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
      }
    }

    @Test func coloursHaveTheirComponentsAndSpace() {
      let rgb: [CGFloat] = [0.25, 0.5, 0.75, 0.5]
      let one = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
      #expect(one == CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
      #expect(one == CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: rgb))
      #expect(one.components == rgb && one.colorSpace?.numberOfComponents == 3)
      let gray = CGColor(gray: 0.25, alpha: 0.5)
      #expect(gray == CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: rgb))
      #expect(gray.colorSpace?.numberOfComponents == 1)
    }

    // MARK: Pictures

    /// Returns a picture with one pixel for each color, row by row.
    private func picture(_ colors: [[Color]]) throws -> CGImage {
      let (width, height) = (colors[0].count, colors.count)
      let context = try #require(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      for (row, line) in colors.enumerated() {
        for (column, color) in line.enumerated() {
          context.setFillColor(color.cgColor)
          context.fill(CGRect(x: column, y: row, width: 1, height: 1))
        }
      }
      return try #require(context.makeImage())
    }

    private func bytes(_ image: CGImage) -> [UInt8] {
      image.dataProvider?.data.map { [UInt8]($0) } ?? []
    }

    @Test func aMaskThinsEachPixelByItsShade() throws {
      for seed in 0..<UInt64(10) {
        var random = SeededGenerator(seed: seed)
        func colors(_ width: Int, _ height: Int) -> [[Color]] {
          (0..<height).map { _ in
            (0..<width).map { _ in
              Color(
                red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                blue: .random(in: 0...1, using: &random), alpha: 1)
            }
          }
        }
        let (width, height) = (Int.random(in: 1..<7, using: &random), 5)
        let image = try picture(colors(width, height))
        let mask = try picture(colors(Int.random(in: 1..<5, using: &random), 3))
        let result = try #require(image.masking(mask))
        #expect(result.width == width && result.height == height)
        let (before, shades, after) = (bytes(image), bytes(mask), bytes(result))
        for row in 0..<height {
          for column in 0..<width {
            let place = (row * width + column) * 4
            let shade =
              ((row * mask.height / height) * mask.width + column * mask.width / width) * 4
            let bright =
              (0.299 * Double(shades[shade]) + 0.587 * Double(shades[shade + 1]) + 0.114
              * Double(shades[shade + 2])).rounded()
            #expect(after[place..<place + 3] == before[place..<place + 3])
            let expected = (Double(before[place + 3]) * bright / 255).rounded()
            #expect(abs(Double(after[place + 3]) - expected) <= 1, "\(seed) \(row) \(column)")
          }
        }
      }
    }

    @Test func aDrawingLayerIsDrawnWhereItBelongs() throws {
      let colors: [[Color]] = [[.red, .green], [.blue, .white]]
      let context = try #require(
        CGContext(
          data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      #expect(DrawingLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
      #expect(DrawingLayer(context, size: CGSize(width: 0, height: 2), auxiliaryInfo: nil) == nil)
      let layer = try #require(
        DrawingLayer(context, size: CGSize(width: 1.5, height: 2), auxiliaryInfo: nil))
      #expect(layer.context?.width == 2 && layer.context?.height == 2)
      let whole = try #require(
        DrawingLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
      whole.context?.draw(try picture(colors), in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.draw(whole, at: CGPoint(x: 1, y: 1))
      let direct = try #require(
        CGContext(
          data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let made = try #require(whole.context?.makeImage())
      direct.draw(made, in: CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(try bytes(#require(context.makeImage())) == bytes(#require(direct.makeImage())))
      #expect(try bytes(#require(context.makeImage())).contains { $0 != 0 })
    }

    @Test func filteredImagesHaveTheSizeOfTheirPixels() throws {
      let image = try picture([[.red, .red, .red], [.red, .red, .red]])
      #expect(FilteredImage(cgImage: image).extent.size == CGSize(width: 3, height: 2))
      let doubled = Image(cgImage: image, scale: 2, orientation: .up)
      let filtered = try #require(FilteredImage(image: doubled))
      #expect(filtered.extent.size == CGSize(width: 3, height: 2))
      for (scale, size) in [(1, CGSize(width: 3, height: 2)), (2, CGSize(width: 1.5, height: 1))] {
        #expect(
          Image(ciImage: filtered, scale: CGFloat(scale), orientation: .up).size == size)
      }
      #expect(Image(ciImage: filtered, scale: 0, orientation: .up).size.width == 3)
      #expect(Image(ciImage: filtered).size.width == 3)
    }

    @Test func capsAreWhatIsNotStretched() throws {
      let image = Image(
        cgImage: try picture(Array(repeating: Array(repeating: .red, count: 9), count: 7)))
      for (left, top) in [(0, 0), (3, 2), (8, 6), (20, 20)] {
        let stretched = image.stretchableImage(withLeftCapWidth: left, topCapHeight: top)
        #expect(stretched.leftCapWidth == left && stretched.topCapHeight == top)
        // Without a cap the whole side is stretched.
        #expect(stretched.capInsets.right == (left == 0 ? 0 : CGFloat(max(0, 9 - left - 1))))
        #expect(stretched.capInsets.bottom == (top == 0 ? 0 : CGFloat(max(0, 7 - top - 1))))
      }
      #expect(image.imageRendererFormat.scale == image.scale)
    }

    // MARK: Corners

    @Test func eachCornerHasItsRadius() {
      typealias Corners = CornerConfiguration
      let corners: [RectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
      let cases: [(Corners, [CGFloat], common: CGFloat?)] = [
        (.corners(radius: 4), [4, 4, 4, 4], 4), (.corners(radius: 4.5), [4.5, 4.5, 4.5, 4.5], 4.5),
        (.corners(radius: .containerConcentric()), [0, 0, 0, 0], 0),
        (.corners(radius: .containerConcentric(minimum: 3)), [3, 3, 3, 3], 3),
        (.uniformEdges(topRadius: 1, bottomRadius: 2), [1, 1, 2, 2], nil),
        (
          .corners(
            topLeftRadius: 1, topRightRadius: 2, bottomLeftRadius: .fixed(3),
            bottomRightRadius: nil), [1, 2, 3, 0], nil
        ),
        (
          .corners(
            topLeftRadius: 1, topRightRadius: 1, bottomLeftRadius: 2, bottomRightRadius: 1),
          [1, 1, 2, 1], nil
        ),
        (
          .corners(
            topLeftRadius: 1, topRightRadius: 1, bottomLeftRadius: 1, bottomRightRadius: 2),
          [1, 1, 1, 2], nil
        ),
        (.capsule(), [10, 10, 10, 10], 10), (.capsule(maximumRadius: 6), [6, 6, 6, 6], 6),
        (.capsule(maximumRadius: 60), [10, 10, 10, 10], 10),
      ]
      for (configuration, radii, common) in cases {
        let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 50))
        view.layer.cornerRadius = 99
        view.cornerConfiguration = configuration
        #expect(corners.map(view.effectiveRadius) == radii)
        #expect(view.effectiveRadius(corner: .allCorners) == common ?? 0)
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == common ?? 99)
      }
      #expect(View().effectiveRadius(corner: .topLeft) == 0)
    }

    // MARK: Layers

    @Test func aKeyPathChangesItsNumberOnly() {
      let keys = [
        "transform.rotation", "transform.scale.x", "transform.scale.y", "transform.translation.x",
        "transform.translation.y", "position.x", "position.y", "bounds.size.width",
        "bounds.size.height", "opacity", "cornerRadius",
      ]
      for seed in 0..<UInt64(30) {
        var random = SeededGenerator(seed: seed)
        let layer = Layer()
        var expected: [String: CGFloat] = [
          "transform.scale.x": 1, "transform.scale.y": 1, "opacity": 1,
        ]
        for _ in 0..<20 {
          let key = keys.randomElement(using: &random) ?? ""
          let value = CGFloat.random(in: 0.125...0.9375, using: &random)
          expected[key] = value
          let given: [Any] = [value, Double(value), NSNumber(value: Double(value))]
          layer.setValue(given.randomElement(using: &random), forKeyPath: key)
          for key in keys {
            let found = layer.value(forKeyPath: key) as? CGFloat ?? .nan
            #expect(abs(found - (expected[key] ?? 0)) < 1e-6, "\(seed) \(key)")
          }
          let (x, y) = (expected["transform.scale.x"] ?? 1, expected["transform.scale.y"] ?? 1)
          let mean = layer.value(forKeyPath: "transform.scale") as? CGFloat ?? .nan
          #expect(abs(mean - (x + y) / 2) < 1e-6)
          // Scaled first, then turned, then moved.
          let made = CGAffineTransform(scaleX: x, y: y)
            .concatenating(CGAffineTransform(rotationAngle: expected["transform.rotation"] ?? 0))
            .concatenating(
              CGAffineTransform(
                translationX: expected["transform.translation.x"] ?? 0,
                y: expected["transform.translation.y"] ?? 0))
          let point = CGPoint(x: 3, y: 7)
          #expect(
            distance(point.applying(made), point.applying(layer.affineTransform())) < 1e-6)
        }
      }
      let layer = Layer()
      for value in [Float(0.5), 2, "text", nil] as [Any?] {
        layer.setValue(value, forKeyPath: "cornerRadius")
      }
      #expect(layer.cornerRadius == 2)
      layer.setValue(3, forKey: "own")
      #expect(layer.value(forKey: "own") as? Int == 3)
      layer.setValue(0, forKeyPath: "transform.scale")
      #expect(layer.value(forKeyPath: "transform.scale.y") as? CGFloat == 0)
    }

    @Test func layersConvertAsTheirViewsDo() {
      for seed in 0..<UInt64(20) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { CGFloat(Int.random(in: -20...20, using: &random)) }
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var views = [root]
        for _ in 0..<5 {
          let view = View(frame: CGRect(x: number(), y: number(), width: 30, height: 40))
          view.bounds.origin = CGPoint(x: number(), y: number())
          views.randomElement(using: &random)?.addSubview(view)
          views.append(view)
        }
        let point = CGPoint(x: number(), y: number())
        let rect = CGRect(origin: point, size: CGSize(width: 3, height: 4))
        for one in views {
          for other in views {
            #expect(one.layer.convert(point, to: other.layer) == one.convert(point, to: other))
            #expect(one.layer.convert(point, from: other.layer) == one.convert(point, from: other))
            #expect(one.layer.convert(rect, to: other.layer) == one.convert(rect, to: other))
            #expect(one.layer.convert(rect, from: other.layer) == one.convert(rect, from: other))
          }
        }
        let (outer, inner) = (Layer(), Layer())
        outer.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 3)
        outer.addSublayer(inner)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 6, y: 8))
        #expect(inner.convert(CGPoint(x: 6, y: 8), from: nil) == .zero)
        let new = Layer()
        inner.replaceSublayer(outer, with: new)
        #expect(inner.sublayers ?? [] == [] && outer.sublayers == [inner])
        outer.replaceSublayer(inner, with: new)
        #expect(outer.sublayers == [new] && inner.superlayer == nil)
      }
    }
  }
#endif
