/// The distances by which two characters of the system font are closer than their widths indicate,
/// in thousandths of an em (behaviour 24.1).
///
/// The pairs of an open typeface of the same kind, of which labels that the fit of the widths did not see
/// confirm the sum; those of digits with points and commas are those of six recorded labels. Spaces and
/// pairs of digits have none, so that words can be measured one by one.
enum Kerning {
  /// Returns the kerning of two characters that follow each other.
  static func between(_ first: Character, _ second: Character) -> Int32 {
    guard let first = first.asciiValue, let second = second.asciiValue else { return 0 }
    return Int32(pairs[Int(first) << 7 | Int(second)])
  }

  /// Returns the sum of the kerning in ASCII characters.
  ///
  /// - Complexity: O(*n*): one look-up for each pair.
  static func sum(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    pairs.withUnsafeBufferPointer { pairs in
      var sum: Int32 = 0
      var before = 0
      for byte in bytes {
        sum &+= Int32(pairs[before << 7 | Int(byte)])
        before = Int(byte)
      }
      return sum
    }
  }

  /// Returns the sum of the kerning in a text: between its ASCII characters.
  static func sum(of text: some StringProtocol) -> Int32 {
    var sum: Int32 = 0
    var before = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value < 128 ? Int(scalar.value) : 0
      sum &+= Int32(pairs[before << 7 | value])
      before = value
    }
    return sum
  }

  /// The kerning by the first byte times 128 plus the second one.
  private static let pairs: [Int16] = {
    var pairs = [Int16](repeating: 0, count: 128 * 128)
    for (firsts, groups) in rows {
      for (seconds, value) in groups {
        for first in firsts.utf8 {
          for second in seconds.utf8 { pairs[Int(first) << 7 | Int(second)] = value }
        }
      }
    }
    return pairs
  }()

  /// The first characters, the second ones and their kerning.
  private static let rows: [(String, [(String, Int16)])] = [
    ("0123456789", [(",.", -25)]),
    (",.", [("0123456789", -25)]),
    (#""'"#, [("J", -160), ("A", -80), ("cdegoq", -30), ("s", -20)]),
    (",.", [("CGOQ", -40), ("TY", -30)]),
    ("-", [("Y", -80), ("T", -70), ("JVW", -50), ("X", -40), ("2A", -30), ("x", -20)]),
    ("/", [("J", -60), ("A", -20)]),
    ("09", [("XY", -30), ("V", -20), ("t", 20)]),
    ("38", [("X", -20)]),
    ("56", [(",.", -30)]),
    ("7", [("A", -110), ("J", -100), ("acdegmnopqrs", -50)]),
    (":;", [("V", -60), ("T", -30)]),
    ("?", [("A", -60)]),
    ("A", [("TY", -90), (#""'V"#, -80), ("vwy", -70), ("1?W", -60), ("-CGOQUt", -30), ("/", 20)]),
    ("Bgq", [("T", -50)]),
    ("C", [("A", -20)]),
    ("DOQ", [("X", -50), (",./TY", -40), ("AV", -30)]),
    ("F", [("A", -90), ("J", -70), (",", -40), (".uvyz", -30), ("acdegmnopqr", -20)]),
    ("G", [("T", -30), ("AVY", -20)]),
    ("JU", [("/", -60), (",.A", -30)]),
    ("K", [("-", -110), ("w", -60), ("CGOQcdegoqvy", -40), ("u", -30)]),
    (
      "L",
      [
        ("T", -100), (#""'Y"#, -90), ("Vvy", -70), ("-1", -50), ("?", -40), ("CGOQ", -30),
        ("t", -20),
      ]
    ),
    ("P", [("J", -100), ("A", -70), ("-", -50), (",", -40), (".", -30), ("cdegoq", -20)]),
    ("R", [("VYcdegoq", -20)]),
    (
      "T",
      [
        ("cdegoq", -100), ("AJasvy", -90), ("7uwx", -80), ("-4mnprz", -70), ("t", -60), ("/", -50),
        ("CGOQ", -40), (",.06:;", -30),
      ]
    ),
    (
      "V",
      [
        (",.J", -100), ("A", -80), (":;acdegoq", -60), ("-/s", -50), ("4CGOQ", -30),
        ("06mnpr", -20),
        ("V", 20),
      ]
    ),
    ("W", [(",.", -100), ("AJ", -60), ("-:;acdegoq", -50), ("4mnprs", -30), ("W", 20)]),
    ("X", [("a", -60), ("CGOQ", -50), ("-4", -40), ("06cdegoq", -30), ("38T", -20)]),
    (
      "Y",
      [
        ("Acdegoq", -90), ("-a", -80), ("4s", -70), (":;", -60), ("mnpr", -50), ("CGOQu", -40),
        (",.Ji", -30),
      ]
    ),
    ("Z", [("-", -40), ("CGOQ", -30)]),
    ("ahmn", [("T", -80), ("Y", -70), ("VW", -50), ("1", -40), (#""'vy"#, -20)]),
    ("bceop", [("T", -100), ("Y", -90), ("V", -60), ("W", -50), (#""'1AXx"#, -30), ("vwy", -20)]),
    ("f", [(",.4J", -60), ("-/Aft", -30), ("acdegoqs", -20), ("w", 20)]),
    ("k", [("T", -60), ("-4", -50), ("cdegoq", -20)]),
    ("r", [(",.JT", -60), ("-A", -40), ("/Z", -30), ("ft", 20)]),
    ("s", [("TY", -70), ("V", -50), ("W", -30)]),
    ("t", [("T", -30), ("-Yft", -20), ("vwy", 20)]),
    ("u", [("Y", -60), ("T", -50), ("-", -40), ("/", -30)]),
    ("vy", [("A", -70), ("/J", -60), (",.", -50), ("TY", -30), ("-cdegoq", -20), ("ft", 20)]),
    ("w", [(",.A", -70), ("J", -60), ("T", -50), ("Z", -30), ("cdegoq", -20)]),
    ("x", [("T", -60), ("cdegoq", -30), ("-", -20), ("ft", 20)]),
    ("z", [("T", -30)]),
  ]
}
