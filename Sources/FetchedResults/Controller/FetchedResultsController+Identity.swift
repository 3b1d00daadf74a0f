// A delegate is given an untyped controller, and asks whether it is the typed one that it owns.
// Swift prefers its own operator, which would say no, unless one fits without making an optional.

/// Whether two controllers are controllers of the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>
) -> Bool {
  one.results === other.results
}

/// Whether two controllers are controllers of the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>?
) -> Bool {
  one.results === other?.results
}

/// Whether two controllers are controllers of the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>
) -> Bool {
  one?.results === other.results
}

/// Whether two controllers are controllers of the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>?
) -> Bool {
  one?.results === other?.results
}

/// Whether two controllers are controllers of different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>
) -> Bool {
  one.results !== other.results
}

/// Whether two controllers are controllers of different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>?
) -> Bool {
  one.results !== other?.results
}

/// Whether two controllers are controllers of different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>
) -> Bool {
  one?.results !== other.results
}

/// Whether two controllers are controllers of different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>?
) -> Bool {
  one?.results !== other?.results
}
