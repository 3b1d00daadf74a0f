import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Images and their rendering options, as data.
@Suite struct ImageTests {
  let star = Image(systemName: "star")

  @Test func aTintMakesAnotherImage() {
    let red = star?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red?.tintColor == .red)
    #expect(red?.renderingMode == .alwaysOriginal)
    #expect(red != star)
    #expect(
      red == Image(systemName: "star")?.withTintColor(.red).withRenderingMode(.alwaysOriginal))
    #expect(red?.name == "star")
  }

  @Test func configurationsCombine() {
    let large = Image.SymbolConfiguration(scale: .large)
    let bold = Image.SymbolConfiguration(pointSize: 20, weight: .bold)
    #expect(
      large.applying(bold) == Image.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    )
    #expect(star?.withConfiguration(large).symbolConfiguration == large)
    #expect(
      star?.withConfiguration(large).applyingSymbolConfiguration(bold)
        == Image(
          systemName: "star",
          withConfiguration: Image.SymbolConfiguration(
            pointSize: 20, weight: .bold, scale: .large)))
    #expect(Image(named: "cover")?.applyingSymbolConfiguration(bold) == nil)
    #expect(Image.SymbolConfiguration.preferringMulticolor() != .unspecified)
  }

  @Test func symbolsAreDistinguishedFromImages() {
    #expect(star?.isSymbolImage == true)
    #expect(Image(named: "star")?.isSymbolImage == false)
    #expect(Image(named: "star") != star)
    #expect(Image.add.name == "plus.circle.fill")
  }

  @Test func mirroringTwiceRestoresAnImage() {
    let once = star?.withHorizontallyFlippedOrientation()
    #expect(once?.imageOrientation == .upMirrored)
    #expect(once?.withHorizontallyFlippedOrientation() == star)
  }

  @Test func anAnimatedImageHasItsDuration() {
    let frames = [Image(named: "a"), Image(named: "b")].compactMap(\.self)
    let animation = Image.animatedImage(with: frames, duration: 0)
    #expect(animation?.duration == 2.0 / 30)
    #expect(animation?.images == frames)
    #expect(Image.animatedImage(with: [], duration: 1) == nil)
  }

  @MainActor
  @Test func anImageViewShowsAnAnimation() {
    let view = ImageView(image: star)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [Image(named: "a"), Image(named: "b")].compactMap(\.self)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}
