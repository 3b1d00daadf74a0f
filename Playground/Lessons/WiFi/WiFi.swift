/// A switch, and the networks in range: the model of the lesson.
struct WiFi: Hashable, Sendable {
  /// A network. Its strength changes; its name identifies it.
  struct Network: Hashable, Sendable {
    let name: String
    var bars: Int
  }

  var isOn: Bool
  /// The joined network.
  var current: Network?
  /// The other networks in range.
  var networks: [Network]

  /// Wi-Fi switched off.
  static let off = WiFi(isOn: false, current: nil, networks: [])
  /// Wi-Fi on, with a joined network.
  static let home = WiFi(
    isOn: true, current: Network(name: "Home", bars: 3),
    networks: [Network(name: "Cafe", bars: 1), Network(name: "Library", bars: 2)])
  /// The cafe is out of range, a car has appeared.
  static let later = WiFi(
    isOn: true, current: Network(name: "Home", bars: 3),
    networks: [Network(name: "Car", bars: 3), Network(name: "Library", bars: 1)])
}

extension WiFi.Network {
  /// The strength as the list shows it.
  var barsText: String { String(repeating: "•", count: bars) }
}
