/// The fault behind a crash of a list.
public enum ListFault: Error, Hashable, Sendable {
  /// A batch cannot be applied.
  case update(UpdateFault, ListKind)
  /// A view could not be dequeued or shown.
  case cell(CellFault)
  /// A query, a scroll or an argument was refused.
  case query(QueryFault)
  /// The result of a layout cannot be used.
  case layout(LayoutFault)
  /// A snapshot or a diffable data source was used in a way that is not allowed.
  case snapshot(SnapshotFault)
  /// A view, a controller or a constraint was misused; no list is involved.
  case misuse(MisuseFault)
}
