/// A switch, and networks in reach: the model of the lesson.
struct WiFi: Hashable, Sendable {
  /// One network. Its strength changes; its name says which it is.
  struct Network: Hashable, Sendable {
    let name: String
    var bars: Int
  }

  var isOn: Bool
  /// The network that is joined.
  var current: Network?
  /// The others in reach.
  var networks: [Network]

  /// Everything off.
  static let off = WiFi(isOn: false, current: nil, networks: [])
  /// On, and joined.
  static let home = WiFi(
    isOn: true, current: Network(name: "Home", bars: 3),
    networks: [Network(name: "Cafe", bars: 1), Network(name: "Library", bars: 2)])
  /// The cafe is gone, a car has come by.
  static let later = WiFi(
    isOn: true, current: Network(name: "Home", bars: 3),
    networks: [Network(name: "Car", bars: 3), Network(name: "Library", bars: 1)])
}

extension WiFi.Network {
  /// The strength as the list shows it.
  var barsText: String { String(repeating: "•", count: bars) }
}
