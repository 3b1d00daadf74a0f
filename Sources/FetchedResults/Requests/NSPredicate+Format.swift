#if !canImport(ObjectiveC)
  import Foundation

  // Foundation on Linux has no formats of predicates, only blocks.
  extension NSPredicate {
    /// Creates a predicate from a format, such as `"title CONTAINS[cd] %@ AND year > %d"`.
    ///
    /// Comparisons, texts, `IN`, `BETWEEN`, `AND`, `OR`, `NOT` and parentheses are understood.
    /// Anything else stops, with the place in the format.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: What `%@`, `%K`, `%d` and the like stand for, in order.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
      self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Creates a predicate from a format and an array of what is to be put in.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format; as above.
    ///   - arguments: What `%@`, `%K`, `%d` and the like stand for, in order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      do throws(PredicateFormatError) {
        let condition = try PredicateParser.parse(predicateFormat, arguments ?? [])
        self.init { object, _ in condition.holds(for: object) }
      } catch {
        fatalError("\(error)")
      }
    }
  }
#endif
