/// What the two paths of a comparison are called: nouns that read well after "the".
public struct PathNames: Hashable, Sendable {
  /// The path by the protocols of the data source.
  public var legacy: String
  /// The path by snapshots.
  public var diffable: String

  /// Creates a pair of names.
  public init(_ legacy: String = "data source", _ diffable: String = "snapshots") {
    self.legacy = legacy
    self.diffable = diffable
  }
}
