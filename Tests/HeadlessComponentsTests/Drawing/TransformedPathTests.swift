#if os(Linux)
  import Foundation
  import HeadlessComponents
  import HeadlessViews
  import Testing

  /// What is added to a path under a transform.
  @MainActor
  @Suite struct TransformedPathTests {
    private let move = CGAffineTransform(translationX: 10, y: 20)

    @Test func `shapes are added where the transform puts them`() {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2), transform: move)
      #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 4, height: 2))
      path.addEllipse(in: CGRect(x: 10, y: 0, width: 4, height: 2), transform: move)
      #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 14, height: 2))
      path.move(to: .zero, transform: move)
      path.addLine(to: CGPoint(x: 1, y: -20), transform: move)
      #expect(path.currentPoint == CGPoint(x: 11, y: 0))
    }

    @Test func `a colour becomes a grey of its lightness`() {
      let white = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      let grey = white.converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
      #expect(grey?.numberOfComponents == 2)
      #expect(grey?.components?[1] == 0.5)
      #expect(abs((grey?.components?[0] ?? 0) - 1) < 1e-9)
      #expect(
        white.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil)
          == white)
    }
  }
#endif
