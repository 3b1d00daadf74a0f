extension String {
  /// The text with every address as `0x…`, so that two runs say the same.
  var maskingAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x…") }
}
