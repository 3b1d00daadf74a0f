/// The apply path: snapshots and diffable data sources, as a client of the views alone.
///
/// Only the public parts of the other modules are used here. That a list ends the same whether it
/// is told of changes by hand or by an apply is then no coincidence of a shared back door.
@_exported import HeadlessKit
