/// The apply path: snapshots and diffable data sources, implemented purely as a client of the
/// views.
///
/// Only the public API of the other modules is used here. So if a list ends up identical after
/// manual changes and after an apply, that is not due to shared private code.
@_exported import HeadlessKit
