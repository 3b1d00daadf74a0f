import Foundation
import HeadlessControls
import HeadlessViews

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
