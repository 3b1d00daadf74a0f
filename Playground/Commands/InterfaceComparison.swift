import Foundation
import InterfaceDocuments

/// Counts how many frames of documents are what Interface Builder recorded.
@MainActor
struct InterfaceComparison {
  private struct Share {
    var equal = 0
    var all = 0

    mutating func add(_ isEqual: Bool) {
      all += 1
      if isEqual { equal += 1 }
    }

    var text: String {
      guard all > 0 else { return "–" }
      let tenths = (Double(equal) / Double(all) * 1000).rounded() / 10
      return "\(tenths) % (\(equal) of \(all))"
    }
  }

  private var kinds: [String: (all: Share, withoutText: Share)] = [:]
  private var total = (all: Share(), withoutText: Share())
  /// Those whose recorded frames agree with the document.
  private var consistent = Share()
  /// Those of them for which constraints, contents and stack views leave one frame.
  private var determined = Share()
  /// Those of them whose frames the document tells.
  private var told = Share()
  private var differing: [String] = []
  private var unknown: [String: Int] = [:]
  private var broken: [String] = []
  private var documents = 0

  mutating func add(_ layout: DocumentLayout) {
    documents += 1
    for name in layout.unknown { unknown[name, default: 0] += 1 }
    for view in layout.views where view.isComparable {
      kinds[view.element, default: (Share(), Share())].all.add(view.isEqual)
      total.all.add(view.isEqual)
      if !view.contradictsDocument {
        consistent.add(view.isEqual)
        if !view.isUndetermined {
          determined.add(view.isEqual)
          if !view.followsHiddenSize { told.add(view.isEqual) }
        }
      }
      if !view.followsText {
        kinds[view.element, default: (Share(), Share())].withoutText.add(view.isEqual)
        total.withoutText.add(view.isEqual)
      }
      guard !view.isEqual else { continue }
      differing.append(
        "\(layout.document.file): scene \(view.scene), \(view.element) \(view.id): recorded "
          + "\(Self.text(view.recorded)), here \(Self.text(view.frame))"
          + (view.followsText ? ", follows text" : "")
          + (view.contradictsDocument ? ", the recorded frame contradicts the document" : "")
          + (view.isUndetermined ? ", the document leaves the frame open" : "")
          + (view.followsHiddenSize ? ", follows a size that only Xcode knows" : ""))
    }
  }

  mutating func addBroken(_ fault: DocumentFault) {
    documents += 1
    broken.append("\(fault)")
  }

  var text: String {
    var lines = differing
    if !differing.isEmpty { lines.append("") }
    lines.append("\(documents) documents, \(broken.count) unreadable")
    lines += broken.map { "  " + $0 }
    lines.append("Frames equal within half a point (constrained, unambiguous, well placed):")
    lines.append(
      "  all views: \(total.all.text); without those that follow from text: \(total.withoutText.text)"
    )
    if consistent.all < total.all.all {
      let named = total.all.all - consistent.all
      lines.append(
        "  without the \(named) whose recorded frames contradict the document: \(consistent.text)")
    }
    if determined.all < consistent.all {
      let open = consistent.all - determined.all
      lines.append(
        "  without the \(open) others whose frames the document leaves open: \(determined.text)")
    }
    if told.all < determined.all {
      let hidden = determined.all - told.all
      lines.append(
        "  without the \(hidden) others that follow from a size that only Xcode knows: \(told.text)"
      )
    }
    for (kind, shares) in kinds.sorted(by: {
      ($0.value.all.all, $1.key) > ($1.value.all.all, $0.key)
    }) {
      lines.append("  \(kind): \(shares.all.text); without text: \(shares.withoutText.text)")
    }
    if unknown.isEmpty {
      lines.append("Every element and attribute is known.")
    } else {
      lines.append("Unknown elements and attributes, with the number of documents:")
      for (name, count) in unknown.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) }) {
        lines.append("  \(name): \(count)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ rect: CGRect) -> String {
    let all = [rect.minX, rect.minY, rect.width, rect.height]
    return "(" + all.map { "\((Double($0) * 100).rounded() / 100)" }.joined(separator: ", ") + ")"
  }
}
