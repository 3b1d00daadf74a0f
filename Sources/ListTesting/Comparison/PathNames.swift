/// The names of the two paths of a comparison: nouns that read well after "the".
public struct PathNames: Hashable, Sendable {
  /// The name of the path with the data source.
  public var legacy: String
  /// The name of the path with snapshots.
  public var diffable: String

  /// Creates a pair of names.
  public init(_ legacy: String = "data source", _ diffable: String = "snapshots") {
    self.legacy = legacy
    self.diffable = diffable
  }
}
