import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Images with caps: one point between the caps is stretched, as UIKit documents.
@MainActor
@Suite struct StretchableImageTests {
  @Test(arguments: [1, 7, 20], [1, 5, 10])
  func onePointBetweenTheCapsIsStretched(left: Int, top: Int) {
    let image = Image(size: CGSize(width: 21, height: 11))
    let stretched = image.stretchableImage(withLeftCapWidth: left, topCapHeight: top)
    #expect(stretched.size == image.size)
    #expect((stretched.leftCapWidth, stretched.topCapHeight) == (left, top))
    let caps = stretched.capInsets
    #expect(caps.left + 1 + caps.right == 21)
    #expect(caps.top + 1 + caps.bottom == 11)
    #expect(image.capInsets == .zero)
  }

  /// A cap of 0 stretches the whole side.
  @Test(arguments: [0, 7], [0, 5])
  func aSideWithoutACapHasNoneAtEitherEnd(left: Int, top: Int) {
    let caps = Image(size: CGSize(width: 21, height: 11))
      .stretchableImage(withLeftCapWidth: left, topCapHeight: top).capInsets
    #expect([caps.left, caps.right] == (left == 0 ? [0, 0] : [7, 13]))
    #expect([caps.top, caps.bottom] == (top == 0 ? [0, 0] : [5, 5]))
  }

  @Test func capsAsLargeAsTheImageLeaveNoneAtTheOtherSide() {
    let image = Image(size: CGSize(width: 4, height: 3))
    let stretched = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 9)
    #expect(stretched.capInsets == EdgeInsets(top: 9, left: 4, bottom: 0, right: 0))
  }
}
