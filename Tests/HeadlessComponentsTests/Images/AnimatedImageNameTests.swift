import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Animations of the images of a series of names. UIKit loads `name0`, `name1` and so on up to
/// `name1024`, as Apple documents.
@MainActor
@Suite struct AnimatedImageNameTests {
  private func registered(_ numbers: ClosedRange<Int>) -> Simulator {
    let simulator = Simulator()
    for number in numbers {
      simulator.interfaces.register(
        image: "walk\(number)", size: CGSize(width: number + 1, height: 5))
    }
    return simulator
  }

  @Test func aSeriesEndsAtNumber1024() {
    registered(0...1030).run {
      let image = Image.animatedImageNamed("walk", duration: 2)
      #expect(image?.images?.map(\.size.width) == (1...1025).map { CGFloat($0) })
      #expect(image?.size == CGSize(width: 1, height: 5))
      #expect(image?.duration == 2)
    }
  }

  @Test func aResizableSeriesHasTheSameImages() {
    registered(0...1030).run {
      let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let image = Image.animatedResizableImageNamed("walk", capInsets: insets, duration: 3)
      #expect(image?.capInsets == insets)
      #expect(image?.images?.count == 1025)
      #expect(image?.duration == 3)
    }
  }
}
