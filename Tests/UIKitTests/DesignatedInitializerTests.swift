import Foundation
import Testing
import UIKit

// Initializers that UIKit lets subclasses override, and call on `super`. It imports only UIKit.

private final class PassThroughWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class TwoColumns: UISplitViewController {
  init() { super.init(style: .doubleColumn) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Share: UIActivityViewController {
  init(_ text: String) { super.init(activityItems: [text], applicationActivities: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Spinner: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Segments: UISegmentedControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(items: [Any]?) { super.init(items: items) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Emoji: NSTextAttachment {
  override init(data: Data?, ofType type: String?) { super.init(data: data, ofType: type) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Columns: UICollectionViewCompositionalLayout {
  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    super.init(sectionProvider: sectionProvider)
  }
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct DesignatedInitializerTests {
  @Test func subclassesAreWhatTheySay() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = PassThroughWindow(windowScene: scene)
    #expect(window.windowScene === scene && window.isHidden)
    #expect(window.frame == scene.screen.bounds)
    #expect(TwoColumns().style == .doubleColumn)
    #expect(Share("a").activityItems.first as? String == "a")
    let spinner = Spinner(style: .large)
    #expect(spinner.style == .large && spinner.frame.size == spinner.intrinsicContentSize)
    #expect(spinner.isHidden)
    let segments = Segments(items: ["a", "b"])
    // Constraints leave out the lowest point. (behaviour 23.3)
    #expect(segments.numberOfSegments == 2 && segments.frame.size == segments.sizeThatFits(.zero))
    #expect(Emoji(data: Data([1]), ofType: "x").fileType == "x")
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    let layout = Columns(section: NSCollectionLayoutSection(group: group))
    #expect(layout.configuration.interSectionSpacing == 0)
  }
}
