#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessKit
  import ListCore

  // Foundation on Linux has no predicate formats, only blocks.
  extension NSPredicate {
    /// Creates a predicate from a format, such as `"title CONTAINS[cd] %@ AND year > %d"`.
    ///
    /// Comparisons, string operators, `IN`, `BETWEEN`, `AND`, `OR`, `NOT` and parentheses are
    /// supported. Anything else traps, with the position in the format.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: The arguments for `%@`, `%K`, `%d` and similar, in order.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
      self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Creates a predicate from a format and an array of arguments.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format; see above.
    ///   - arguments: The arguments for `%@`, `%K`, `%d` and similar, in order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      do throws(PredicateFormatError) {
        let condition = try PredicateParser.parse(predicateFormat, arguments ?? [])
        self.init { object, _ in condition.holds(for: object) }
      } catch {
        CrashReport(
          MisuseFault(.invalidArgument, "Unable to parse the format string \"\(predicateFormat)\""),
          explanation: "\(error)"
        ).deliver()
        self.init(value: false)
      }
    }
  }
#endif
