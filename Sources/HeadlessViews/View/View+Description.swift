import Foundation

// crash families A1 and C: the order and the spelling are those of real reports.
extension View {
  var viewDescriptionParts: [String] {
    var parts = nameParts
    parts.append("frame = \(frame.inReports)")
    if !transform.isIdentity { parts.append("transform = \(transform.inReports)") }
    parts += contentDescriptionParts
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.inReports)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if let ownTintColor { parts.append("tintColor = \(ownTintColor)") }
    if hasGestureRecognizers || !recognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(ObjectName.address(of: self, part: 32))>")
    }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    parts.append("layer = <CALayer: \(ObjectName.address(of: self, part: 64))>")
    return parts
  }

  private var nameParts: [String] { ObjectName.parts(of: self, reported: reportedClassName) }
}

/// Returns a number as `%g` prints it: six digits at most.
private func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

/// Returns a number as `%.17g` prints it: every digit.
private func exact(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

extension CGRect {
  /// `(0 139.667; 402 154.74)`, as a view prints its frame.
  package var inReports: String {
    "(\(number(minX)) \(number(minY)); \(number(width)) \(number(height)))"
  }
}

extension CGPoint {
  /// `(189.5 22.5)`, as a layer prints its position.
  var inLayerReports: String { "(\(number(x)) \(number(y)))" }

  /// `{0, -31.666666666666668}`, as a scroll view prints its offset.
  var inReports: String { "{\(exact(x)), \(exact(y))}" }
}

extension CGSize {
  /// `{390, 796.66666603088379}`, as a scroll view prints the size of its content.
  var inReports: String { "{\(exact(width)), \(exact(height))}" }
}

extension EdgeInsets {
  /// `{top, left, bottom, right}`, as a scroll view prints its insets.
  var inReports: String {
    "{\(exact(top)), \(exact(left)), \(exact(bottom)), \(exact(right))}"
  }
}

extension CGAffineTransform {
  /// `[a, b, c, d, tx, ty]`, as a view prints its transform.
  var inReports: String {
    "[\([a, b, c, d, tx, ty].map(number).joined(separator: ", "))]"
  }
}

extension View.AutoresizingMask {
  /// `RM+BM`, as a view prints its mask.
  var inReports: String {
    let names: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension View {
  /// Crashes with a report. Inside a capture the call returns, and this view is inert afterwards.
  ///
  /// - Parameter cleanUp: Discards unfinished state. It runs before the report is delivered.
  package func crash(with report: CrashReport, cleanUp: () -> Void = {}) {
    hasCrashed = true
    cleanUp()
    simulator.note(report, of: description)
    report.deliver()
  }
}
