import Foundation

/// The measurements as a readable table.
enum Report {
  /// Returns one line per measurement, with aligned values, the limit, and whether the value is
  /// within it.
  static func table(_ measurements: [Measurement]) -> String {
    let width = measurements.map(\.name.count).max() ?? 0
    return measurements.map { measurement in
      let name = measurement.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let figure = number(measurement.value)
      let promise = measurement.limit.map {
        "  \(measurement.isKept ? "within" : "ABOVE") \(number($0).trimmed)"
      }
      return "\(name)  \(figure) \(measurement.unit)\(promise ?? "")"
    }
    .joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    let text = value >= 100 ? String(format: "%.0f", value) : String(format: "%.2f", value)
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
