import Foundation
import ListCore

/// The reason why a selector could not be performed.
struct SelectorFault: Error, Hashable {
  enum Reason: Hashable {
    case unrecognized
    case mismatch(SelectorMismatch)
  }

  let selector: Selector
  let className: String
  let address: String
  let reason: Reason

  init(_ selector: Selector, _ object: AnyObject, _ reason: Reason) {
    self.selector = selector
    className = ObjectName.name(of: type(of: object))
    address = ObjectName.address(of: object)
    self.reason = reason
  }

  /// Raises the exception, or says which argument is wrong: in Objective-C anything may follow.
  func raise() { report.deliver() }
}

extension SelectorFault: CustomStringConvertible {
  private var report: CrashReport {
    guard reason == .unrecognized else {
      return CrashReport(MisuseFault(.invalidArgument, description))
    }
    return CrashReport(
      MisuseFault(
        .invalidArgument, "\(message): unrecognized selector sent to instance \(address)"),
      explanation: """
        No selector of this name has been made from a method of that class: a selector that is \
        only a name has no method here.
        """)
  }

  var description: String {
    switch reason {
    case .unrecognized: report.description
    case .mismatch(.target(let expected)):
      "\(message): the method belongs to \(expected)."
    case .mismatch(.missing(let position, let expected)):
      "\(message): argument \(position) is missing; the method takes \(expected)."
    case .mismatch(.argument(let position, let expected, let given)):
      "\(message): argument \(position) is \(given); the method takes \(expected)."
    }
  }

  private var message: String { "-[\(className) \(selector)]" }
}
