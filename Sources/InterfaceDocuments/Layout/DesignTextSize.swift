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
      let here = inRoot.reduce(0) { $0 + $1.agreement(with: category, scale) }
      return (
        here, here == 0 ? 0 : elsewhere.reduce(0) { $0 + $1.agreement(with: category, scale) }
      )
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
    /// The text of a label, its width, and the number of lines that it may have.
    var text: (string: String, width: CGFloat, lines: Int)?
    /// The number of steps in a point to which it is rounded up, if they are not the device's pixels.
    var steps: CGFloat?
    /// Whether it is that of a field: one to two points higher than its line, so that it only speaks
    /// for the default.
    var isField = false

    /// Returns how many of the recorded lengths are those in a text size.
    @MainActor
    func agreement(with category: ContentSizeCategory, _ pixels: CGFloat) -> Int {
      let scale = steps ?? pixels
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
      var line = font.lineHeight
      var isAsWide = false
      if let text {
        if text.lines != 1, height > 1.5 * line {
          let layout = TextLayout(
            TextContent(text.string), font: font, width: text.width, mode: .byTruncatingTail)
          line = layout.size(lines: text.lines).height
        } else {
          isAsWide =
            abs(text.width - (font.width(of: text.string) * scale).rounded(.up) / scale) < 0.6
        }
      }
      let rest = height - (line * scale).rounded(.up) / scale
      let isAsHigh =
        isField ? category == .large && rest > 0.4 && rest < 2.3 : abs(rest) < 0.3
      return (isAsHigh ? 1 : 0) + (isAsWide ? 1 : 0)
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
        if let string = element["text"] ?? element.value("text")?.text, !string.isEmpty,
          let width = element.recordedFrame?.width
        {
          line.text = (string, width, element.integer("numberOfLines") ?? 1)
        }
        lines.append(line)
      case "textField":
        guard let style = element.value("fontDescription")?["style"] else { return }
        lines.append(
          Line(style: Font.TextStyle(rawValue: style), height: height, isField: true))
      case "button":
        guard let configuration = element.value("configuration") else {
          if let line = titleLine(of: element, height) { lines.append(line) }
          return
        }
        guard configuration["title"] != nil, configuration.children.isEmpty,
          configuration["subtitle"] == nil,
          configuration["buttonSize"] == nil, configuration["image"] == nil
        else { return }
        // Seven points above and below the title.
        lines.append(Line(style: .body, height: height - 14))
      default: break
      }
    }
    return lines
  }

  /// Returns the line of the title of a button without a configuration, which is as high as whole points.
  private static func titleLine(of button: DocumentElement, _ height: CGFloat) -> Line? {
    let states = button.children.filter { $0.name == "state" }
    guard let style = button.value("fontDescription")?["style"],
      states.contains(where: { $0["title"] != nil }),
      !states.contains(where: { $0["image"] != nil || $0["backgroundImage"] != nil })
    else { return nil }
    let insets = button.value("contentEdgeInsets")?.edgeInsets ?? .zero
    let around = insets == .zero ? 2 * ButtonMetrics.verticalPadding : insets.top + insets.bottom
    return Line(style: Font.TextStyle(rawValue: style), height: height - around, steps: 1)
  }

  /// Returns whether a constraint determines the element's height.
  private static func hasOwnHeight(_ element: DocumentElement) -> Bool {
    element.list("constraints").contains {
      $0["firstAttribute"] == "height" && $0["firstItem"] == nil && $0["relation"] == nil
    }
  }
}

/// How Interface Builder measured the labels of a tree of views: the fraction of a point to which it rounded
/// their sizes, and the shapes of its system font.
///
/// Usually sizes are rounded to a pixel of the document's device. Some versions rounded to those of the Mac's
/// screen, of which a point has one or two. The font is that of the version that saved the document, unless an
/// earlier or later one laid the views out. What explains the most recorded lengths is used; the usual,
/// unless another explains more. (behaviour 23.3)
@MainActor
struct DesignTextMeasure {
  private let views: [(element: DocumentElement, view: View)]
  private let lines: [Line]
  /// The pixels of the document's device in a point.
  private let device: CGFloat
  private let usual: Widths

  /// How widths were measured.
  private struct Widths {
    /// The number of steps in a point.
    var scale: CGFloat
    /// Whether the system font is that before iOS 14.
    var isOlder: Bool
  }

  /// Reads the recorded sizes of the labels in a tree of views.
  init(_ views: [(element: DocumentElement, view: View)], in document: InterfaceDocument) {
    self.views = views
    device = document.device.scale
    usual = Widths(scale: device, isOlder: document.isOlderThanXcode12)
    lines = views.compactMap { element, view in
      guard let label = view as? Label, let font = label.font, let text = label.text, !text.isEmpty,
        !label.isHidden, !label.translatesAutoresizingMaskIntoConstraints,
        label.autoLayout.contentSize == nil, let size = element.recordedFrame?.size,
        label.numberOfLines == 1 || size.height < 1.6 * font.lineHeight
      else { return nil }
      return Line(text: text, font: font, recorded: size)
    }
  }

  /// Makes the labels as large as Interface Builder measured them.
  func apply() {
    let widths = widths
    views.first?.view.simulator.textScale = CGSize(width: widths.scale, height: heightScale)
    guard widths.isOlder else { return }
    for (_, view) in views {
      switch view {
      case let label as Label:
        label.font = label.font.beforeTwoFamiliesBecameOne
      case let field as TextField: field.font = field.font?.beforeTwoFamiliesBecameOne
      case let button as Button where button.currentAttributedTitle == nil:
        button.titleLabel?.font = button.titleLabel?.font.beforeTwoFamiliesBecameOne
      default: break
      }
    }
  }

  private var scales: [CGFloat] { [device, 2, 1].filter { $0 <= device } }

  private var widths: Widths {
    func score(_ widths: Widths) -> Int {
      lines.reduce(0) {
        let width = widths.isOlder ? $1.olderWidth : $1.width
        return $0 + agreement(of: $1.recorded.width, with: width, widths.scale)
      }
    }
    var best = (widths: usual, score: score(usual))
    for isOlder in [usual.isOlder, !usual.isOlder] {
      for scale in scales {
        let widths = Widths(scale: scale, isOlder: isOlder)
        let score = score(widths)
        if score > best.score { best = (widths, score) }
      }
    }
    return best.widths
  }

  private var heightScale: CGFloat {
    func score(_ scale: CGFloat) -> Int {
      lines.reduce(0) { $0 + agreement(of: $1.recorded.height, with: $1.height, scale) }
    }
    return scales.reduce(device) { score($1) > score($0) ? $1 : $0 }
  }

  /// Returns how well a recorded length agrees with another one, rounded up: 2 if it is the same, 1 if it
  /// can be after its edges have moved by half a pixel of the device.
  private func agreement(of recorded: CGFloat, with length: CGFloat, _ scale: CGFloat) -> Int {
    // Sums of rounded numbers may be slightly larger.
    let rounded = (length * scale - 0.001).rounded(.up) / scale
    let difference = abs(recorded - rounded)
    return difference < 0.01 ? 2 : difference <= 0.5 / device + 0.01 ? 1 : 0
  }

  /// A line of a label, in points.
  private struct Line {
    let width: CGFloat
    let olderWidth: CGFloat
    let height: CGFloat
    let recorded: CGSize

    init(text: String, font: Font, recorded: CGSize) {
      width = font.width(of: text)
      olderWidth = font.beforeTwoFamiliesBecameOne.width(of: text)
      height = font.lineHeight
      self.recorded = recorded
    }
  }
}
