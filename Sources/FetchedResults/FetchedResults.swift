/// Fetched results controllers, and the parts of Core Data that they need: a store in memory,
/// contexts, objects, requests.
@_exported import DiffableKit
