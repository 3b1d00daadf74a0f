import Foundation
import InterfaceDocuments

/// A laid out document as lines of JSON: one a view, and one for the document.
enum InterfaceJSON {
  @MainActor
  static func lines(of layout: DocumentLayout, file: String) -> String {
    var text = ""
    for view in layout.views {
      text +=
        "{\"document\": \(quoted(file)), \"scene\": \(quoted(view.scene)), "
        + "\"id\": \(quoted(view.id)), \"element\": \(quoted(view.element)), "
        + "\"recorded\": \(numbers(view.recorded)), \"frame\": \(numbers(view.frame)), "
        + "\"constrained\": \(view.isConstrained), \"ambiguous\": \(view.isAmbiguous), "
        + "\"misplaced\": \(view.isMisplaced), \"fixedFrame\": \(view.hasFixedFrame), "
        + "\"contradictory\": \(view.contradictsDocument), "
        + "\"undetermined\": \(view.isUndetermined), "
        + "\"followsHiddenSize\": \(view.followsHiddenSize)}\n"
    }
    let unknown = layout.unknown.map(quoted).joined(separator: ", ")
    return text + "{\"document\": \(quoted(file)), \"read\": true, \"unknown\": [\(unknown)]}\n"
  }

  static func broken(_ file: String) -> String {
    "{\"document\": \(quoted(file)), \"read\": false, \"unknown\": []}\n"
  }

  private static func numbers(_ rect: CGRect) -> String {
    let all = [rect.origin.x, rect.origin.y, rect.width, rect.height]
    return "[" + all.map(number).joined(separator: ", ") + "]"
  }

  /// Returns a number with at most three decimals.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    guard rounded.isFinite else { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
