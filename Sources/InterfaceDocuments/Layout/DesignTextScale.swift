import Foundation
import HeadlessControls
import HeadlessKit
import HeadlessViews

/// The fraction of a point to which Interface Builder rounded the heights of labels.
///
/// Usually it is a pixel of the document's device. Some versions rounded to those of the Mac's screen, of
/// which a point has one or two. The one that explains the most recorded heights of single lines is used;
/// the device's, unless another explains more. (behaviour 23.3)
@MainActor
struct DesignTextScale {
  private let root: DesignRoot
  private let document: InterfaceDocument
  private let category: ContentSizeCategory

  init(_ root: DesignRoot, in document: InterfaceDocument, _ category: ContentSizeCategory) {
    self.root = root
    self.document = document
    self.category = category
  }

  /// Makes the labels of one line as high as Interface Builder measured them.
  func apply(to views: [(element: DocumentElement, view: View)]) {
    let scale = scale
    guard scale != document.device.scale else { return }
    for case (_, let label as Label) in views where label.numberOfLines == 1 && !label.isHidden {
      let natural = label.intrinsicContentSize.height
      guard natural > 0, let font = label.font else { continue }
      let height = Self.rounded(font.lineHeight, to: scale)
      let least = label.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
      least.priority = label.contentCompressionResistancePriority(for: .vertical)
      least.isActive = true
    }
  }

  nonisolated fileprivate static func rounded(_ height: CGFloat, to scale: CGFloat) -> CGFloat {
    // Sums of rounded numbers may be slightly larger.
    (height * scale - 0.001).rounded(.up) / scale
  }

  /// The number of steps in a point.
  private var scale: CGFloat {
    let usual = document.device.scale
    let lines = lines(in: root.element)
    guard !lines.isEmpty else { return usual }
    func score(_ scale: CGFloat) -> Int { lines.count { $0.isRounded(to: scale, usual) } }
    var best = (scale: usual, score: score(usual))
    for scale in [2, 1] as [CGFloat] where scale < usual {
      let score = score(scale)
      if score > best.score { best = (scale, score) }
    }
    return best.scale
  }

  private struct Line {
    /// The height of the font's lines and the recorded one, in points.
    let natural: CGFloat
    let recorded: CGFloat

    /// Returns whether the recorded height is the font's, rounded up to a step, within half a pixel of
    /// the device, by which its edges may have moved.
    func isRounded(to scale: CGFloat, _ device: CGFloat) -> Bool {
      abs(recorded - DesignTextScale.rounded(natural, to: scale)) <= 0.5 / device + 0.01
    }
  }

  /// The lines of text whose heights nothing else determines.
  private func lines(in element: DocumentElement) -> [Line] {
    var lines: [Line] = []
    element.forEach { element in
      guard element.name == "label", (element.integer("numberOfLines") ?? 1) == 1,
        element["translatesAutoresizingMaskIntoConstraints"] == "NO",
        let text = element["text"], !text.isEmpty, let height = element.recordedFrame?.height,
        let font = font(element.value("fontDescription"))
      else { return }
      lines.append(Line(natural: font.lineHeight, recorded: height))
    }
    return lines
  }

  private func font(_ description: DocumentElement?) -> Font? {
    guard let description, description["name"] == nil else { return nil }
    if let style = description["style"] {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      return document.drawnFont(forTextStyle: style)
        ?? .preferredFont(
          forTextStyle: Font.TextStyle(rawValue: style), compatibleWith: traits)
    }
    return description.number("pointSize").map { .systemFont(ofSize: $0) }
  }
}
