/// A book. Its identifier stays the same for as long as it exists; its title may change.
struct Book: Hashable, Sendable {
  let id: Int
  var title: String
}
