/// Whether code runs inside of a data source that was asked for a view.
enum ProviderScope {
  @TaskLocal static var isActive = false
}

/// What one registration is known by in every collection view that uses it.
final class RegistrationToken {
  /// Whether the registration was made inside of a data source that was asked for a view
  /// (behaviour 4.6).
  let wasMadeInsideProvider = ProviderScope.isActive

  /// A reuse identifier that no other living registration has.
  var reuseIdentifier: String { ObjectName.address(of: self) }
}
