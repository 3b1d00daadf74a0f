/// The apply path (snapshots and diffable sources) comes here, as a client of the views alone.
///
/// Nothing is in this module yet; see the changelog.
@_exported import HeadlessKit
