/// The scope in which a data source provides a view.
enum ProviderScope {
  @TaskLocal static var isActive = false
}

/// The identity of a registration in every collection view that uses it.
final class RegistrationToken {
  /// Whether the registration was created while a data source was providing a view (behaviour 4.6).
  let wasMadeInsideProvider = ProviderScope.isActive

  /// A reuse identifier that is unique among existing registrations.
  var reuseIdentifier: String { ObjectName.address(of: self) }
}
