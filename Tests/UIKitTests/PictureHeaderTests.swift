import Foundation
import Testing
import UIKit

@MainActor @Suite struct PictureHeaderTests {
  /// The beginning of a JPEG: a segment of an application, then a progressive frame.
  private let jpeg = Data(
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 20, 1, 44, 3]
      + Array(repeating: 0, count: 9))

  @Test func `an image of a JPEG has the size of its first frame`() {
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 300, height: 20))
    #expect(UIImage(data: jpeg, scale: 2)?.size == CGSize(width: 150, height: 10))
  }

  @Test func `an image of a GIF has the size of its screen`() {
    let gif = Data("GIF89a".utf8) + Data([35, 0, 1, 1, 0, 0, 0])
    #expect(UIImage(data: gif)?.size == CGSize(width: 35, height: 257))
  }
}

private final class QuietWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

private final class Baseline: UIView {
  let inner = UIView()
  override func forBaselineLayout() -> UIView { inner }
}

private final class Frames: UIImageView {
  override var highlightedAnimationImages: [UIImage]? {
    get { [] }
    set { super.highlightedAnimationImages = newValue }
  }
}

@MainActor @Suite struct LateOverriddenMemberTests {
  @Test func `members that apps override are those of the classes`() {
    #expect(!QuietWindow().canBecomeKey)
    let view = Baseline()
    #expect(view.forBaselineLayout() === view.inner)
    #expect(Frames().highlightedAnimationImages == [])
  }
}
