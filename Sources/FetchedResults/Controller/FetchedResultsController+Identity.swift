// A delegate receives an untyped controller, and compares it with the typed one that it owns. Swift
// prefers its own operator, which would return false, unless one fits without converting to an
// optional.

/// Returns whether two controllers control the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>
) -> Bool {
  one.results === other.results
}

/// Returns whether two controllers control the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>?
) -> Bool {
  one.results === other?.results
}

/// Returns whether two controllers control the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>
) -> Bool {
  one?.results === other.results
}

/// Returns whether two controllers control the same results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func === <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>?
) -> Bool {
  one?.results === other?.results
}

/// Returns whether two controllers control different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>
) -> Bool {
  one.results !== other.results
}

/// Returns whether two controllers control different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>, other: FetchedResultsController<Other>?
) -> Bool {
  one.results !== other?.results
}

/// Returns whether two controllers control different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>
) -> Bool {
  one?.results !== other.results
}

/// Returns whether two controllers control different results.
///
/// - Parameters:
///   - one: A controller.
///   - other: Another one.
public func !== <One, Other>(
  one: FetchedResultsController<One>?, other: FetchedResultsController<Other>?
) -> Bool {
  one?.results !== other?.results
}
