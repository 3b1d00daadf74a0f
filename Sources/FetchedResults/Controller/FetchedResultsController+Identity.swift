// A delegate receives an untyped controller, and compares it with the typed one that it owns. Swift
// prefers its own operator, which would return false, unless one fits without converting to an
// optional.
//
// The operators are members, which need no import by name.

extension FetchedResultsController {
  /// Returns whether two controllers control the same results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func === <Other>(
    one: FetchedResultsController<ResultType>, other: FetchedResultsController<Other>
  ) -> Bool {
    one.results === other.results
  }

  /// Returns whether two controllers control the same results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func === <Other>(
    one: FetchedResultsController<ResultType>, other: FetchedResultsController<Other>?
  ) -> Bool {
    one.results === other?.results
  }

  /// Returns whether two controllers control the same results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func === <Other>(
    one: FetchedResultsController<ResultType>?, other: FetchedResultsController<Other>
  ) -> Bool {
    one?.results === other.results
  }

  /// Returns whether two controllers control different results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func !== <Other>(
    one: FetchedResultsController<ResultType>, other: FetchedResultsController<Other>
  ) -> Bool {
    one.results !== other.results
  }

  /// Returns whether two controllers control different results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func !== <Other>(
    one: FetchedResultsController<ResultType>, other: FetchedResultsController<Other>?
  ) -> Bool {
    one.results !== other?.results
  }

  /// Returns whether two controllers control different results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func !== <Other>(
    one: FetchedResultsController<ResultType>?, other: FetchedResultsController<Other>
  ) -> Bool {
    one?.results !== other.results
  }
}

extension Optional {
  /// Returns whether two controllers control the same results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func === <One, Other>(
    one: Self, other: FetchedResultsController<Other>?
  ) -> Bool where Wrapped == FetchedResultsController<One> {
    one?.results === other?.results
  }

  /// Returns whether two controllers control different results.
  ///
  /// - Parameters:
  ///   - one: A controller.
  ///   - other: Another one.
  public static func !== <One, Other>(
    one: Self, other: FetchedResultsController<Other>?
  ) -> Bool where Wrapped == FetchedResultsController<One> {
    one?.results !== other?.results
  }
}
