import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
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

  @Test func aSymbolHasASizeByItsConfiguration() {
    func side(_ configuration: Image.SymbolConfiguration?) -> CGFloat? {
      let size = Image(systemName: "star", withConfiguration: configuration)?.size
      #expect(size?.width == size?.height)
      return size?.width
    }
    #expect(side(nil) == 20)
    #expect(side(Image.SymbolConfiguration(weight: .bold)) == 20)
    #expect(side(Image.SymbolConfiguration(pointSize: 34)) == 40)
    #expect(side(Image.SymbolConfiguration(font: .systemFont(ofSize: 8.5))) == 10)
    #expect(side(Image.SymbolConfiguration(textStyle: .largeTitle)) == 40)
    #expect(side(Image.SymbolConfiguration(scale: .small)) == 16)
    #expect(side(Image.SymbolConfiguration(textStyle: .largeTitle, scale: .large)) == 52)
    #expect(Image.checkmark.size == CGSize(width: 20, height: 20))
  }

  @MainActor
  @Test func aRegisteredSizeCountsForSymbolsAndImagesOfABundle() {
    let simulator = Simulator()
    let size = CGSize(width: 24, height: 18)
    simulator.interfaces.register(image: "cloud", size: size)
    #expect(Image(systemName: "cloud")?.size == size)
    #expect(Image(systemName: "cloud")?.withTintColor(.red).size == size)
    #expect(Image(named: "cloud", in: nil, compatibleWith: nil)?.size == size)
    #expect(Image(systemName: "sun.max")?.size == CGSize(width: 20, height: 20))
  }

  @MainActor
  @Test func anImageViewsConfigurationCountsWhereTheSymbolHasNone() {
    let view = ImageView(image: star)
    #expect(view.frame.size == CGSize(width: 20, height: 20))
    view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
    let small = Image.SymbolConfiguration(pointSize: 8.5)
    view.image = Image(systemName: "star", withConfiguration: small)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    view.image = Image(
      systemName: "star", withConfiguration: Image.SymbolConfiguration(scale: .large))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 52, height: 52))
    view.image = Image(named: "unknown")
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1))
  }

  @MainActor
  @Test func aSymbolThatConstraintsPlaceIsFound() throws {
    let simulator = Simulator()
    let controller = ViewController()
    let row = StackView(arrangedSubviews: [Label(), ImageView(image: star)])
    controller.view.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100).isActive = true
    row.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    simulator.show(controller)
    try simulator.settle()
    #expect(try simulator.find(.image("star")).frame.size == CGSize(width: 20, height: 20))
    #expect(simulator.screenDrawing.contains("{star}"))
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
