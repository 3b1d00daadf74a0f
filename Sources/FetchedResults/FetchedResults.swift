/// Fetched results controllers, and what of Core Data they need: a store in memory, contexts,
/// objects, requests.
@_exported import DiffableKit
