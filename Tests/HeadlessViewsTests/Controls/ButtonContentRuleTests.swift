import Foundation
import HeadlessKit
import TestSupport
import Testing

/// Buttons with a configuration of random content, placement and width: where the parts may be.
@MainActor
@Suite struct ButtonContentRuleTests {
  @Test("the parts of a button are within its insets, and beside each other")
  func parts() throws {
    var random = SeededGenerator(seed: 5)
    let placements: [DirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    for _ in 0..<300 {
      var configuration = Button.Configuration.plain()
      let words = Int.random(in: 0...8, using: &random)
      configuration.title =
        words == 0 ? nil : Array(repeating: "word", count: words).joined(separator: " ")
      if Bool.random(using: &random) { configuration.subtitle = "below" }
      let side = CGFloat(Int.random(in: 4...30, using: &random))
      let hasImage = Bool.random(using: &random)
      if hasImage { configuration.image = picture(side) }
      configuration.imagePlacement = placements.randomElement(using: &random) ?? .leading
      configuration.imagePadding = CGFloat(Int.random(in: 0...9, using: &random))
      configuration.titlePadding = CGFloat(Int.random(in: 0...9, using: &random))
      let button = Button(configuration: configuration)
      let width = CGFloat(Int.random(in: 160...300, using: &random))
      let height = button.sizeThatFits(CGSize(width: width, height: 0)).height
      button.frame = CGRect(x: 0, y: 0, width: width, height: max(height, 300))
      button.layoutIfNeeded()
      let what: Comment = "\(configuration.title ?? "-"), \(configuration.imagePlacement), \(width)"
      let title = configuration.title == nil ? nil : button.titleLabel?.frame
      let subtitle =
        configuration.subtitle == nil || title == nil ? nil : button.subtitleLabel?.frame
      let image = hasImage ? button.imageView?.frame : nil
      let insets = configuration.contentInsets
      let inside = CGRect(
        x: insets.leading, y: insets.top, width: width - insets.leading - insets.trailing,
        height: button.bounds.height - insets.top - insets.bottom
      ).insetBy(dx: -0.51, dy: -0.51)
      for part in [title, subtitle, image].compactMap(\.self) {
        #expect(part.minX >= inside.minX && part.maxX <= inside.maxX, "\(what): \(part)")
        #expect(part.minY >= inside.minY && part.maxY <= inside.maxY, "\(what): \(part)")
      }
      if let title, let subtitle {
        #expect(abs(subtitle.minY - title.maxY - configuration.titlePadding) < 0.51, "\(what)")
      }
      guard let image, let title else { continue }
      let text = title.union(subtitle ?? title)
      let gap =
        switch configuration.imagePlacement {
        case .leading: text.minX - image.maxX
        case .trailing: image.minX - text.maxX
        case .top: text.minY - image.maxY
        default: image.minY - text.maxY
        }
      #expect(abs(gap - configuration.imagePadding) < 0.51, "\(what): \(image) \(text)")
    }
  }

  private func picture(_ side: CGFloat) -> Image {
    GraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }
}
