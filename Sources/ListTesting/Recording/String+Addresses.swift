extension String {
  /// The text with every address replaced by `0x…`, so that two runs produce the same text.
  var maskingAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x…") }
}
