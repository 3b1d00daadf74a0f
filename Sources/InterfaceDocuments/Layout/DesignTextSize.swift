import Foundation
import HeadlessControls
import HeadlessKit
import HeadlessViews

/// The text size with which Interface Builder drew a tree of views.
///
/// The document does not tell it: the author may preview any. The one that explains the most recorded
/// heights of lines in text styles is used; the default, unless another explains more.
@MainActor
struct DesignTextSize {
  private let root: DesignRoot
  private let document: InterfaceDocument

  init(_ root: DesignRoot, in document: InterfaceDocument) {
    self.root = root
    self.document = document
  }

  var category: ContentSizeCategory {
    let inRoot = Self.lines(in: root.element)
    guard !inRoot.isEmpty else { return .large }
    let elsewhere = Self.lines(in: document.root)
    let scale = document.device.scale
    // The whole document decides between sizes that explain as much of this tree.
    func score(_ category: ContentSizeCategory) -> (Int, Int) {
      let here = inRoot.count { $0.isOne(in: category, scale) }
      return (here, here == 0 ? 0 : elsewhere.count { $0.isOne(in: category, scale) })
    }
    let usual = score(.large)
    var best = (category: ContentSizeCategory.large, score: usual)
    for category in Self.others {
      let score = score(category)
      if score.0 > usual.0, score > best.score { best = (category, score) }
    }
    return best.category
  }

  private static let others: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]

  /// The recorded height of a label or a field in a text style, or of a button whose configuration has
  /// a title.
  private struct Line {
    let style: Font.TextStyle
    let height: CGFloat
    /// The text of a label that may have several lines, and the width in which they broke.
    var text: (string: String, width: CGFloat, lines: Int)?
    /// Whether it is that of a field: one to two points higher than its line, so that it only speaks
    /// for the default.
    var isField = false

    @MainActor
    func isOne(in category: ContentSizeCategory, _ scale: CGFloat) -> Bool {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
      var line = font.lineHeight
      if let text, height > 1.5 * line {
        let layout = TextLayout(
          TextContent(text.string), font: font, width: text.width, mode: .byTruncatingTail)
        line = layout.size(lines: text.lines).height
      }
      let rest = height - (line * scale).rounded(.up) / scale
      return isField ? category == .large && rest > 0.4 && rest < 2.3 : abs(rest) < 0.3
    }
  }

  private static func lines(in element: DocumentElement) -> [Line] {
    var lines: [Line] = []
    element.forEach { element in
      guard let height = element.recordedFrame?.height, !hasOwnHeight(element) else { return }
      switch element.name {
      case "label":
        guard let style = element.value("fontDescription")?["style"] else { return }
        var line = Line(style: Font.TextStyle(rawValue: style), height: height)
        if let count = element.integer("numberOfLines"), count != 1,
          let string = element["text"] ?? element.value("text")?.text,
          let width = element.recordedFrame?.width
        {
          line.text = (string, width, count)
        }
        lines.append(line)
      case "textField":
        guard let style = element.value("fontDescription")?["style"] else { return }
        lines.append(
          Line(style: Font.TextStyle(rawValue: style), height: height, isField: true))
      case "button":
        guard let configuration = element.value("configuration"), configuration["title"] != nil,
          configuration.children.isEmpty, configuration["subtitle"] == nil,
          configuration["buttonSize"] == nil, configuration["image"] == nil
        else { return }
        // Seven points above and below the title.
        lines.append(Line(style: .body, height: height - 14))
      default: break
      }
    }
    return lines
  }

  /// Returns whether a constraint determines the element's height.
  private static func hasOwnHeight(_ element: DocumentElement) -> Bool {
    element.list("constraints").contains {
      $0["firstAttribute"] == "height" && $0["firstItem"] == nil && $0["relation"] == nil
    }
  }
}

/// The fraction of a point to which Interface Builder rounded the heights of labels.
///
/// Usually it is a pixel of the document's device. Some versions rounded to those of the Mac's screen, of
/// which a point has one or two. The one that explains the most recorded heights of single lines is used;
/// the device's, unless another explains more. (behaviour 23.3)
@MainActor
struct DesignTextScale {
  private let lines: [Line]
  /// The pixels of the document's device in a point.
  private let device: CGFloat

  /// Reads the recorded heights of a tree of views.
  init(_ views: [(element: DocumentElement, view: View)], device: CGFloat) {
    self.device = device
    lines = views.compactMap { element, view in
      guard let label = view as? Label, let font = label.font, label.numberOfLines == 1,
        !label.isHidden, !label.translatesAutoresizingMaskIntoConstraints,
        label.text?.isEmpty == false, let height = element.recordedFrame?.height
      else { return nil }
      return Line(label: label, natural: font.lineHeight, recorded: height)
    }
  }

  /// Makes the labels of one line as high as Interface Builder measured them.
  func apply() {
    let scale = scale
    guard scale != device else { return }
    for line in lines {
      let least = line.label.heightAnchor.constraint(
        greaterThanOrEqualToConstant: line.height(roundedTo: scale))
      least.priority = line.label.contentCompressionResistancePriority(for: .vertical)
      least.isActive = true
    }
  }

  /// The number of steps in a point.
  private var scale: CGFloat {
    func score(_ scale: CGFloat) -> Int {
      // The edges of a view may have moved by half a pixel of the device.
      lines.count { abs($0.recorded - $0.height(roundedTo: scale)) <= 0.5 / device + 0.01 }
    }
    var best = (scale: device, score: score(device))
    for scale in [2, 1] as [CGFloat] where scale < device {
      let score = score(scale)
      if score > best.score { best = (scale, score) }
    }
    return best.scale
  }

  /// A label of one line, with the height of its font's lines and the recorded one, in points.
  @MainActor
  private struct Line {
    let label: Label
    let natural: CGFloat
    let recorded: CGFloat

    func height(roundedTo scale: CGFloat) -> CGFloat {
      // Sums of rounded numbers may be slightly larger.
      (natural * scale - 0.001).rounded(.up) / scale
    }
  }
}
