/// Whatever a list crashes with.
public enum ListFault: Error, Hashable, Sendable {
  /// A batch cannot be applied.
  case update(UpdateFault, ListKind)
  /// A view could not be dequeued or shown.
  case cell(CellFault)
  /// A question, a scroll or an argument was refused.
  case query(QueryFault)
  /// What a layout answered cannot be used.
  case layout(LayoutFault)
  /// A snapshot or a diffable data source was used in a way that it refuses.
  case snapshot(SnapshotFault)
  /// A view, a controller or a constraint was misused; no list is involved.
  case misuse(MisuseFault)
}
