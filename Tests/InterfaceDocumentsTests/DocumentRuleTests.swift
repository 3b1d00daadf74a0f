import Foundation
import HeadlessKit
import ListCore
import TestSupport
import Testing

@_spi(Hooks) @testable import HeadlessViews
@testable import InterfaceDocuments

/// The values of documents, pictures and tables of texts, read from many written forms.
@Suite struct DocumentRuleTests {
  private static func element(
    _ name: String = "e", _ attributes: [String: String] = [:], _ children: [DocumentElement] = []
  ) -> DocumentElement {
    DocumentElement(name, attributes, children: children)
  }

  // MARK: - Values

  @Test func numbersAreReadIfTheyArePossible() {
    for (text, wanted) in [
      ("0", 0), ("-3.5", -3.5), ("1e9", 1e9), ("-1e9", -1e9), ("1e-301", 0), ("2e-300", 2e-300),
      ("1.1e9", nil), ("-1.1e9", nil), ("inf", nil), ("nan", nil), ("x", nil), ("", nil),
      ("7", 7),
    ] as [(String, CGFloat?)] {
      let e = Self.element("e", ["n": text, "multiplier": text, "x": text, "height": text])
      #expect(e.number("n") == wanted && e.number("m") == nil)
      #expect(e.integer("n") == wanted.map { Int($0) })
      #expect(e.multiplier == (text == "" ? 1 : wanted ?? 1))
      #expect(e.rect == CGRect(x: wanted ?? 0, y: 0, width: 0, height: wanted ?? 0))
      #expect(e.size == CGSize(width: 0, height: wanted ?? 0))
      #expect(e.point == CGPoint(x: wanted ?? 0, y: 0))
    }
    let all = Self.element(
      "rect", ["key": "frame", "x": "1", "y": "2", "width": "3", "height": "4"])
    #expect(all.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(all.point == CGPoint(x: 1, y: 2) && all.size == CGSize(width: 3, height: 4))
    for (text, wanted) in [
      ("2:3", 2.0 / 3), ("16/9", 16.0 / 9), ("1:0", 1), ("0:5", 0), ("3:2:1", 1), ("-4:2", -2),
      (":", 1), ("a:b", 1), ("a:5", 5),
    ] {
      #expect(abs(Self.element("e", ["multiplier": text]).multiplier - wanted) < 1e-12, "\(text)")
    }
    #expect(Self.element().multiplier == 1)
    for (text, wanted) in [("YES", true), ("NO", false), ("yes", false), ("", false)] {
      for standard in [true, false] {
        #expect(Self.element("e", ["f": text]).flag("f", default: standard) == wanted)
        #expect(Self.element().flag("f", default: standard) == standard)
      }
      #expect(Self.element("e", ["f": text]).flag("f") == wanted)
    }
    #expect(!Self.element().flag("f"))
  }

  @Test func aRecordedFrameIsARectOrAnInset() {
    let rect = Self.element(
      "rect", ["key": "frame", "x": "1", "y": "2", "width": "3", "height": "4"])
    let inset = Self.element(
      "frame", ["key": "frameInset", "minX": "5", "minY": "6", "width": "7", "height": "8"])
    let bare = Self.element("frame", ["key": "frameInset"])
    let others = [
      Self.element("rect", ["key": "bounds", "x": "9"]),
      Self.element("frame", ["key": "frame", "minX": "9"]), Self.element("rect", ["x": "9"]),
    ]
    let (one, two) = (
      CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 6, width: 7, height: 8)
    )
    #expect(Self.element("v", [:], [rect]).recordedFrame == one)
    #expect(Self.element("v", [:], [inset]).recordedFrame == two)
    #expect(Self.element("v", [:], [rect, inset]).recordedFrame == one)
    #expect(Self.element("v", [:], [inset, rect]).recordedFrame == two)
    #expect(Self.element("v", [:], others + [inset]).recordedFrame == two)
    #expect(Self.element("v", [:], [bare]).recordedFrame == .zero)
    #expect(Self.element("v", [:], others).recordedFrame == nil)
  }

  @MainActor
  @Test func whatVariesDependsOnTheSizeClasses() {
    let keys: [(String, UserInterfaceSizeClass?, UserInterfaceSizeClass?)] = [
      ("default", nil, nil), ("widthClass=compact", .compact, nil),
      ("widthClass=regular", .regular, nil), ("heightClass=compact", nil, .compact),
      ("heightClass=regular", nil, .regular),
      ("heightClass=compact-widthClass=compact", .compact, .compact),
      ("heightClass=regular-widthClass=compact", .compact, .regular),
      ("heightClass=regular-widthClass=regular", .regular, .regular),
    ]
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let some = keys.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
      let width: UserInterfaceSizeClass = Bool.random(using: &random) ? .compact : .regular
      let height: UserInterfaceSizeClass = Bool.random(using: &random) ? .compact : .regular
      let variations = some.map { key, _, _ in
        Self.element(
          "variation", ["key": key, "constant": key],
          [
            Self.element("font", ["key": "f", "name": key]),
            Self.element(
              "mask", ["key": "subviews"], [Self.element("exclude", ["reference": key])]),
          ])
      }
      let plain = [
        Self.element("font", ["key": "f", "name": "plain"]), Self.element("font", ["key": "g"]),
        Self.element("color", ["key": "f"]), Self.element("font"),
      ]
      let e = Self.element("label", ["constant": "plain", "id": "1"], plain + variations)
      let traits = TraitCollection(traitsFrom: [
        TraitCollection(horizontalSizeClass: width), TraitCollection(verticalSizeClass: height),
      ])
      let varied = e.varied(for: traits)
      let applied = some.filter { ($0.1 ?? width) == width && ($0.2 ?? height) == height }
      let strength = { (key: String) in
        key == "default" ? 0 : key.split(separator: "-").count
      }
      let most = applied.map { strength($0.0) }.max()
      let winner = applied.last { strength($0.0) == most }?.0 ?? "plain"
      #expect(varied["constant"] == winner && varied["id"] == "1" && varied.name == "label")
      let fonts = varied.children.filter { $0.name == "font" && $0.key == "f" }
      #expect(fonts.map { $0["name"] } == [winner])
      #expect(varied.children.count { $0.key == "g" } == 1 && varied.key == nil)
      #expect(varied.children.count { $0.name == "color" } == 1)
      let keyless = varied.children.filter { $0.name == "font" && $0.key == nil }
      #expect(keyless.count == 1)
      let names: Set<String> = Set(applied.map { $0.0 })
      #expect(varied.excluded(from: "subviews") == names)
      #expect(varied.excluded(from: "constraints").isEmpty)
      if applied.isEmpty { #expect(varied === e) }
      if !applied.isEmpty { #expect(varied.children.allSatisfy { $0.name != "variation" }) }
    }
    for wrong in ["widthClass", "widthClass=compact=compact", "widthClass=unspecified"] {
      let e = Self.element(
        "e", [:], [Self.element("variation", ["key": wrong, "constant": "1"])])
      #expect(
        e.varied(for: TraitCollection(horizontalSizeClass: .compact))["constant"] == nil)
    }
  }

  @Test func masksExcludeAndIncludeInTurn() {
    let ids = ["a", "b", "c"]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var wanted: Set<String> = []
      let masks = (0..<3).map { _ -> DocumentElement in
        let list = Bool.random(using: &random) ? "subviews" : "constraints"
        let entries = (0..<3).map { _ -> DocumentElement in
          let id = ids.randomElement(using: &random) ?? "a"
          let excludes = Bool.random(using: &random)
          if list == "subviews" {
            if excludes { wanted.insert(id) } else { wanted.remove(id) }
          }
          return Self.element(excludes ? "exclude" : "include", ["reference": id])
        }
        return Self.element("mask", ["key": list], entries + [Self.element("exclude")])
      }
      #expect(Self.element("v", [:], masks).excluded(from: "subviews") == wanted)
    }
  }

  @Test func elementsAreFoundByNameKeyAndID() {
    let list = Self.element("subviews", [:], [Self.element("a", ["id": "1"]), Self.element("b")])
    let root = Self.element("view", ["id": "v"], [Self.element("c", ["key": "k"]), list])
    #expect(root.child("subviews") === list && root.child("x") == nil)
    #expect(root.value("k")?.name == "c" && root.value("x") == nil)
    #expect(root.list("subviews").map(\.name) == ["a", "b"] && root.list("x").isEmpty)
    #expect(root.all { _ in true }.map(\.name) == ["view", "c", "subviews", "a", "b"])
    #expect(root.all { $0.id != nil }.map(\.id) == ["v", "1"])
  }

  // MARK: - Devices

  @Test func everyDeviceHasItsSizeAndItsInsets() {
    let devices: [(String, CGFloat, CGFloat, CGFloat, hasButton: Bool, top: CGFloat)] = [
      ("retina3_5", 320, 480, 2, true, 20), ("retina4_0", 320, 568, 2, true, 20),
      ("retina4_7", 375, 667, 2, true, 20), ("retina5_5", 414, 736, 3, true, 20),
      ("retina5_9", 375, 812, 3, false, 44), ("retina6_1", 414, 896, 2, false, 48),
      ("retina6_5", 414, 896, 3, false, 44), ("retina6_0", 390, 844, 3, false, 48),
      ("retina6_12", 393, 852, 3, false, 59), ("retina6_3", 402, 874, 3, false, 59),
      ("retina6_7", 430, 932, 3, false, 59), ("retina6_9", 440, 956, 3, false, 59),
      ("ipad9_7", 768, 1024, 2, true, 20), ("ipad10_5", 834, 1112, 2, true, 20),
      ("ipad11_0rounded", 834, 1194, 2, false, 24), ("ipad12_9", 1024, 1366, 2, true, 20),
      ("ipad12_9rounded", 1024, 1366, 2, false, 24), ("other", 375, 667, 2, true, 20),
    ]
    for (id, width, height, scale, hasButton, top) in devices {
      for isLandscape in [false, true] {
        for look in ["light", "dark"] {
          let device = DocumentDevice(
            Self.element(
              "device",
              [
                "id": id, "orientation": isLandscape ? "landscape" : "portrait",
                "appearance": look,
              ]))
          let size =
            isLandscape
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
          #expect(device.size == size && device.scale == scale && device.id == id)
          #expect(device.isLandscape == isLandscape && device.isDark == (look == "dark"))
          #expect(device.isPad == id.hasPrefix("ipad") && device.hasHomeButton == hasButton)
          let first = device.knownInsets[0]
          if device.isPad || !isLandscape {
            #expect(first.top == top)
            #expect(first.bottom == (hasButton ? 0 : device.isPad ? 20 : 34))
          } else {
            #expect(first.top == 0 && first.bottom == (hasButton ? 0 : 21))
          }
        }
      }
    }
    #expect(DocumentDevice(nil).size == CGSize(width: 375, height: 667))
  }

  @Test func theDesignFollowsTheVersionOfTheTools() throws {
    for (version, isTight, isNew) in [
      ("14999.1", true, false), ("15000", false, false), ("23999", false, false),
      ("24000.5", false, true), ("29999", false, true), ("30000", false, false), ("", true, false),
      ("32700.99.1234", false, false),
    ] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)">
        </document>
        """
      let design = try InterfaceDocument(Data(text.utf8), file: "A/Shop.xib").design
      #expect((design == .iOS26) == isNew, "\(version)")
      #expect((design.textFieldDesign == .tight) == isTight)
      #expect(
        design.progressViewHeight == (["14999.1", "15000", ""].contains(version) ? 2 : 4),
        "\(version)")
      var later = design
      later.progressViewHeight = 4
      #expect(isNew || isTight || later == .iOS18)
    }
  }

  @Test func recordedFramesAreComparedToHalfAPoint() {
    for mask in 0..<16 {
      func has(_ bit: Int) -> Bool { mask >> bit & 1 == 1 }
      func view(_ frame: CGRect) -> LaidOutView {
        LaidOutView(
          document: "d", scene: "s", id: "i", element: "e",
          recorded: CGRect(x: 10, y: 20, width: 30, height: 40), frame: frame,
          isConstrained: has(0), isAmbiguous: has(1), isMisplaced: has(2), hasFixedFrame: has(3),
          followsText: false, contradictsDocument: false, isUndetermined: false,
          followsHiddenSize: false)
      }
      #expect(view(.zero).isComparable == (mask == 1))
      for shift in [-0.6, -0.5, 0, 0.5, 0.6] {
        for side in 0..<4 {
          let moved = [10.0, 20, 30, 40].enumerated().map { $0 == side ? $1 + shift : $1 }
          let frame = CGRect(x: moved[0], y: moved[1], width: moved[2], height: moved[3])
          #expect(view(frame).isEqual == (abs(shift) <= 0.5))
        }
      }
    }
  }

  // MARK: - Pictures

  @MainActor
  @Test func aPictureIsTheOneForTheDevice() throws {
    /// Returns a picture of so many pixels.
    func svg(_ side: Int) -> String { "<svg width=\"\(side)\" height=\"\(side)\"/>" }
    func variant(_ file: String, _ scale: String, _ look: String = "") -> String {
      """
      {"filename": "\(file)", "scale": "\(scale)"\(look.isEmpty ? "" : ", \(look)")}
      """
    }
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    let gif = { (side: Int) in
      "GIF89a" + String(UnicodeScalar(UInt8(side))) + "\0" + String(UnicodeScalar(UInt8(side)))
        + "\0"
    }
    let folder = try Self.folder([
      "A.xcassets/Missing.imageset/Contents.json":
        "{\"images\": [\(variant("none.png", "2x"))]}",
      "A.xcassets/Nameless.imageset/Contents.json": "{\"images\": [{\"scale\": \"3x\"}]}",
      "A.xcassets/Scales.imageset/Contents.json":
        "{\"images\": [\(variant("1.gif", "1x")), \(variant("3.gif", "3x")), \(variant("2.gif", "2x"))]}",
      "A.xcassets/Scales.imageset/1.gif": gif(10), "A.xcassets/Scales.imageset/2.gif": gif(40),
      "A.xcassets/Scales.imageset/3.gif": gif(90),
      "A.xcassets/Vector.imageset/Contents.json":
        "{\"images\": [\(variant("v.svg", "2x"))], \"properties\": {\"template-rendering-intent\": \"template\"}}",
      "A.xcassets/Vector.imageset/v.svg": svg(24),
      "A.xcassets/Dark.imageset/Contents.json":
        "{\"images\": [\(variant("d.gif", "3x", dark)), \(variant("l.gif", "1x"))]}",
      "A.xcassets/Dark.imageset/d.gif": gif(90), "A.xcassets/Dark.imageset/l.gif": gif(20),
      "A.xcassets/Night.imageset/Contents.json": "{\"images\": [\(variant("d.gif", "1x", dark))]}",
      "A.xcassets/Night.imageset/d.gif": gif(50), "loose@2x.gif": gif(60), "loose.gif": gif(70),
      "other.svg": svg(80),
    ])
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path)
    simulator.run {
      for (name, side, scale) in [
        ("Missing", 0, 1), ("Nameless", 0, 1), ("Scales", 30, 3), ("Vector", 24, 1),
        ("Dark", 20, 1), ("Night", 50, 1), ("loose", 30, 2), ("loose.gif", 30, 2),
        ("other.svg", 80, 1),
      ] as [(String, CGFloat, CGFloat)] {
        guard case .found(let picture) = AppNamedContents().picture(named: name, in: nil) else {
          Issue.record("\(name) is missing")
          continue
        }
        #expect(picture.size == CGSize(width: side, height: side), "\(name)")
        #expect(picture.scale == scale, "\(name)")
        #expect(picture.isTemplate == (name == "Vector") && (picture.data == nil) == (side == 0))
      }
      if case .missing = AppNamedContents().picture(named: "x", in: nil) {
      } else {
        Issue.record("A picture without a file was found")
      }
    }
  }

  @Test func theSizeOfAPictureIsReadFromItsHeader() throws {
    func big(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(number >> (8 * $0) & 255) }
    }
    func little(_ number: Int) -> [UInt8] { big(number, 2).reversed() }
    let sizes = [(1, 1), (2, 300), (640, 480), (70_000, 3)]
    for (width, height) in sizes {
      let size = CGSize(width: width, height: height)
      for chunk in [0, 4, 16] {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
        let png =
          head + [UInt8](repeating: 0, count: chunk + 4) + Array("IHDR".utf8) + big(width, 4)
          + big(height, 4) + [UInt8](repeating: 0, count: 17)
        let found = PictureSize.read(Data(png))
        #expect(found?.size == size && found?.isInPoints == false)
        #expect(PictureSize.read(Data(png.prefix(30))) == nil)
      }
      guard width < 65_536 else { continue }
      for marker in UInt8(0xC0)...0xCF {
        for (application, fill) in [(0, 0), (14, 1), (300, 3)] {
          let filler = [UInt8](repeating: 0xFF, count: fill)
          let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE0] + big(application + 2, 2)
            + [UInt8](repeating: 7, count: application) + filler + [0xFF, marker]
            + big(17, 2) + [8] + big(height, 2) + big(width, 2)
            + [UInt8](repeating: 0, count: 20)
          let found = PictureSize.read(Data(jpeg))
          if [0xC4, 0xC8, 0xCC].contains(marker) {
            #expect(found == nil)
          } else {
            #expect(found?.size == size && found?.isInPoints == false)
          }
        }
      }
      for name in ["GIF87a", "GIF89a"] {
        let gif = Array(name.utf8) + little(width) + little(height)
        #expect(PictureSize.read(Data(gif))?.size == size)
        #expect(PictureSize.read(Data(gif))?.isInPoints == false)
        #expect(PictureSize.read(Data(gif.dropLast())) == nil)
      }
      let texts = [
        "%PDF-1.4 << /MediaBox [ 0 0 \(width) \(height) ] >>",
        "%PDF-1.4 << /MediaBox[10 20 \(width + 10) \(height + 20)]>>",
        "<svg width=\"\(width)\" height=\"\(height)px\">",
        "<?xml?><svg stroke-width=\"9\" line-height='8' height='\(height)' width='\(width)'/>",
        "<svg viewBox=\"5 5 \(width) \(height)\">", "<svg viewBox='0,0,\(width),\(height)'/>",
        "<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 \(width) \(height)\">",
        "<svg width=\"4\" viewBox=\"0 0 \(width) \(height)\"><rect height=\"9\"/>",
      ]
      for text in texts {
        let found = PictureSize.read(Data(text.utf8))
        #expect(found?.size == size && found?.isInPoints == true, "\(text)")
      }
    }
    for wrong in [
      "", "hello", "%PDF-1.4", "%PDF /MediaBox [0 0 1]", "<svg>", "<svg width='4'>",
      "<svg viewBox='0 0 1'>", "<svg viewBox='0 0 1 2 3'>",
    ] {
      #expect(PictureSize.read(Data(wrong.utf8)) == nil, "\(wrong)")
    }
  }

  // behaviour 23.22
  @Test func theBoxOfAPDFIsFoundAmongCompressedBytes() {
    let compressed = (0..<800_000).map { UInt8(truncatingIfNeeded: 0x80 | $0 &* 37) }
    let box = Array("/MediaBox [0 0 24 18]".utf8)
    for bytes in [compressed + box, box + compressed, compressed + box + compressed.prefix(9)] {
      let found = PictureSize.read(Data("%PDF-1.7\n".utf8) + Data(bytes))
      #expect(found?.size == CGSize(width: 24, height: 18) && found?.isInPoints == true)
    }
    let open = Data("%PDF-1.7 /MediaBox [0 0".utf8) + Data(compressed)
    #expect(PictureSize.read(open) == nil)
  }

  // MARK: - Texts

  @Test func writtenStringsAreReadBack() {
    let words = [
      "", "a", "a b", "\"q\"", "back\\slash", "two\nlines", "tab\there", "/* no comment */",
      "// none", "=;", "é 👍", "\r",
    ]
    func escaped(_ text: String) -> String {
      [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t"), ("\r", "\\r")]
        .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
    var random = SeededGenerator(seed: 4)
    let blanks = [" ", "\n", "\t", "/* c = \"x\"; */", "// c = \"x\";\n", "/**/", ""]
    func blank() -> String { blanks.randomElement(using: &random) ?? "" }
    for round in 0..<300 {
      var wanted: [String: String] = [:]
      var text = ""
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let isBare = Bool.random(using: &random)
        let key =
          isBare
          ? ["a", "b_1", "c-d.e/f"].randomElement(using: &random) ?? "a"
          : words.randomElement(using: &random) ?? ""
        text += blank() + (isBare ? key : "\"\(escaped(key))\"") + " " + blank()
        if Int.random(in: 0...4, using: &random) == 0 {
          wanted[key] = key
          text += ";"
          continue
        }
        let value = words.randomElement(using: &random) ?? ""
        wanted[key] = value
        text += "=" + blank() + "\"\(escaped(value))\"" + blank() + ";" + blank()
      }
      let data: Data? =
        switch round % 3 {
        case 0: Data(text.utf8)
        case 1: Data(("\u{FEFF}" + text).utf8)
        default: Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
        }
      #expect(StringsFile.read(data ?? Data()) == wanted, "\(text)")
    }
    for (text, wanted) in [
      ("\"a\" = \"\\U0041\\u00e9\\q\";", ["a": "Aéq"]), ("\"a\" = \"b\"", ["a": "b"]),
      ("\"a\" = ;", [:]), ("a", ["a": "a"]),
      ("a = \"b\"; c = \"d\" e = \"f\";", ["a": "b", "c": "d"]),
      ("\"a\" = \"\\u12\";", ["a": "12"]), ("= x;", [:]), ("\"a", [:]),
    ] {
      #expect(StringsFile.read(Data(text.utf8)) == wanted, "\(text)")
    }
    let list = ["a": "b", "c": "d"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      #expect(StringsFile.read(data ?? Data()) == list)
    }
  }

  @Test func everyLanguageHasItsPlurals() {
    let names: [Character: String] = [
      "z": "zero", "o": "one", "t": "two", "f": "few", "m": "many", "x": "other",
    ]
    /// The categories of 0 to 30 and of 100 to 130, and of 1.5.
    let rules: [(languages: [String], String, String, Character)] = [
      (
        ["ru", "uk", "be", "ru-RU"], "mofffmmmmmmmmmmmmmmmmofffmmmmmm",
        "mofffmmmmmmmmmmmmmmmmofffmmmmmm", "x"
      ),
      (
        ["sr", "hr", "bs"], "xofffxxxxxxxxxxxxxxxxofffxxxxxx", "xofffxxxxxxxxxxxxxxxxofffxxxxxx",
        "x"
      ),
      (["pl"], "mofffmmmmmmmmmmmmmmmmmfffmmmmmm", "mmfffmmmmmmmmmmmmmmmmmfffmmmmmm", "x"),
      (
        ["cs", "sk"], "xofffxxxxxxxxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "m"
      ),
      (["lt"], "xoffffffffxxxxxxxxxxxoffffffffx", "xoffffffffxxxxxxxxxxxoffffffffx", "m"),
      (["lv"], "zoxxxxxxxxzzzzzzzzzzzoxxxxxxxxz", "zoxxxxxxxxzzzzzzzzzzzoxxxxxxxxz", "x"),
      (["ro"], "foffffffffffffffffffxxxxxxxxxxx", "xxffffffffffffffffffxxxxxxxxxxx", "f"),
      (["sl"], "xotffxxxxxxxxxxxxxxxxxxxxxxxxxx", "xotffxxxxxxxxxxxxxxxxxxxxxxxxxx", "f"),
      (["ar"], "zotffffffffmmmmmmmmmmmmmmmmmmmm", "xxxffffffffmmmmmmmmmmmmmmmmmmmm", "x"),
      (["he", "iw"], "xotxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "x"),
      (
        ["fr", "pt", "hy", "fr_CA"], "ooxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "o"
      ),
      (
        ["en", "de", "", "en-GB", "xx"], "xoxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "x"
      ),
      (
        ["ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "zh-Hans"],
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "x"
      ),
    ]
    for (languages, low, high, half) in rules {
      for language in languages {
        for (first, codes) in [(0, low), (100, high), (1200, high)] {
          for (offset, code) in codes.enumerated() {
            let category = PluralRule.category(of: Double(first + offset), in: language)
            #expect(category == names[code], "\(language) \(first + offset)")
          }
        }
        #expect(PluralRule.category(of: 1.5, in: language) == names[half], "\(language)")
        #expect(
          PluralRule.category(of: -3, in: language) == PluralRule.category(of: 3, in: language))
      }
    }
  }

  @Test func pluralTextsAreChosenByTheNumber() {
    typealias Variable = PluralText.Variable
    let cats = Variable(
      texts: ["one": "a cat", "other": "%arg cats", "zero": "no cats"], position: nil,
      specifier: "lld")
    let dogs = Variable(
      texts: ["one": "one dog", "other": "%arg dogs"], position: nil, specifier: "d")
    let placed = Variable(
      texts: ["one": "one dog", "other": "%arg dogs"], position: 2, specifier: "d")
    let nested = Variable(
      texts: ["one": "[%#@dogs@]", "other": "[%arg, %#@dogs@]"], position: nil, specifier: "d")
    let cases: [(String, [String: Variable], [Double?], String)] = [
      ("%#@cats@", ["cats": cats], [0], "no cats"), ("%#@cats@!", ["cats": cats], [1], "a cat!"),
      ("I have %#@cats@", ["cats": cats], [5], "I have %1$lld cats"),
      ("%#@cats@ and %#@dogs@", ["cats": cats, "dogs": dogs], [2, 1], "%1$lld cats and one dog"),
      ("%#@cats@ and %#@dogs@", ["cats": cats, "dogs": dogs], [1, 3], "a cat and %2$d dogs"),
      ("%2$#@cats@ and %1$#@dogs@", ["cats": cats, "dogs": dogs], [1, 0], "no cats and one dog"),
      ("%2$#@cats@", ["cats": cats], [1, 7], "%2$lld cats"),
      ("%#@dogs@", ["dogs": placed], [1, 7], "%2$d dogs"),
      ("%#@dogs@", ["dogs": placed], [7, 1], "one dog"),
      ("%#@cats@", ["cats": cats], [], "no cats"), ("%#@cats@", ["cats": cats], [nil], "no cats"),
      ("%#@nested@", ["nested": nested, "dogs": dogs], [1, 2], "[%2$d dogs]"),
      ("%#@nested@", ["nested": nested, "dogs": dogs], [3, 1], "[%1$d, one dog]"),
      ("%#@none@", ["cats": cats], [1], "%#@none@"), ("%#@cats", ["cats": cats], [1], "%#@cats"),
      ("100 %", [:], [1], "100 %"), ("a$#@cats@", ["cats": cats], [1], "a$#@cats@"),
      ("%#@x@", ["x": Variable(texts: ["one": "1"], position: nil, specifier: "d")], [4], "1"),
      ("%#@x@", ["x": Variable(texts: [:], position: nil, specifier: "d")], [4], ""),
      ("%#@dogs@", ["dogs": dogs], [0], "%1$d dogs"),
    ]
    for (format, variables, numbers, wanted) in cases {
      let text = PluralText(format: format, variables: variables)
      #expect(text.resolved(numbers, language: "en") == wanted, "\(format) \(numbers)")
    }
    let few = Variable(
      texts: ["few": "few", "many": "many", "one": "one", "other": "other"], position: nil,
      specifier: "d")
    let text = PluralText(format: "%#@v@", variables: ["v": few])
    #expect(
      [1, 2, 5, 1.5].map { text.resolved([$0], language: "ru") } == ["one", "few", "many", "other"])
  }

  @Test func languagesAreLookedForFromTheMostSpecialToTheOldest() {
    for (language, names) in [
      ("en", ["en", "English"]), ("de-AT", ["de-AT", "de_AT", "de", "German"]),
      ("zh_Hans_CN", ["zh-Hans-CN", "zh_Hans_CN", "zh-Hans", "zh_Hans", "zh"]), ("", []),
      ("fr", ["fr", "French"]), ("ja", ["ja", "Japanese"]), ("it", ["it", "Italian"]),
      ("es", ["es", "Spanish"]), ("nl", ["nl", "Dutch"]), ("pl", ["pl"]),
    ] {
      #expect(Language.candidates(language) == names)
    }
  }

  /// Writes files into a folder of their own.
  private static func folder(_ files: [String: String]) throws -> AppFolder {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("DocumentRules-\(UUID().uuidString)")
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return AppFolder.at(root.path, module: nil)
  }

  @Test func filesAreFoundInTheirLanguage() throws {
    let folder = try Self.folder([
      "de.lproj/A.txt": "1", "Base.lproj/A.txt": "2", "en.lproj/A.txt": "3", "en.lproj/B.txt": "4",
      "fr.lproj/B.txt": "5", "Deep/C.txt": "6", "Deep/en.lproj/C.txt": "7", ".hidden/D.txt": "8",
      "X.xcodeproj/E.txt": "9", "X.xcassets/F.txt": "10", "X.framework/G.txt": "11",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    for (name, languages, wanted) in [
      ("A.txt", ["en"], "en.lproj/A.txt"), ("A.txt", ["de", "en"], "de.lproj/A.txt"),
      ("A.txt", ["it"], "Base.lproj/A.txt"), ("B.txt", ["it"], "en.lproj/B.txt"),
      ("B.txt", ["it", "fr"], "fr.lproj/B.txt"), ("C.txt", ["en"], "Deep/C.txt"),
      ("D.txt", [], nil), ("E.txt", [], nil), ("F.txt", [], nil), ("G.txt", [], nil),
    ] as [(String, [String], String?)] {
      #expect(
        folder.file(name, languages: languages)?.path
          == wanted.map { folder.path + "/" + $0 }, "\(name) \(languages)")
    }
    #expect(folder.languages == ["Base", "de", "en", "fr"])
    #expect(folder.catalogues == [folder.path + "/X.xcassets"])
    #expect(folder.names(extension: "txt") == ["A.txt", "B.txt", "C.txt"])
    #expect(folder.files("A.txt").count == 3 && folder.files("Z").isEmpty)
    #expect(AppFolder.at(folder.path, module: nil) === folder)
    #expect(AppFolder.at(folder.path, module: "M") !== folder)
  }

  @Test func textsAreFoundInTablesOfAllKinds() throws {
    let folder = try Self.folder([
      "en.lproj/T.strings": "a = \"A\"; both = \"strings\";", "de.lproj/T.strings": "a = \"Ä\";",
      "Base.lproj/T.strings": "base = \"B\";", "T.strings": "plain = \"P\";",
      "en.lproj/T.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@!</string>
      <key>v</key><dict><key>NSStringFormatValueTypeKey</key><string>u</string>
      <key>one</key><string>one</string><key>other</key><string>%arg</string></dict></dict>
      <key>m</key><dict><key>value</key><dict><key>other</key><string>%arg</string></dict></dict>
      </dict></plist>
      """,
      "T.xcstrings": """
      {"sourceLanguage": "en", "strings": {
      "own": {}, "both": {"localizations": {"en": {"stringUnit": {"value": "catalogue"}}}},
      "c": {"localizations": {"de": {"stringUnit": {"value": "C"}}}},
      "p": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "one"}}, "other": {"stringUnit": {"value": "%arg"}}}}}}},
      "s": {"localizations": {"en": {"stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {
      "argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
      "one": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"value": "%arg"}}}}}}}}},
      "d": {"localizations": {"en": {"variations": {"device": {
      "iphone": {"stringUnit": {"value": "phone"}}, "other": {"stringUnit": {"value": "o"}}}}}}},
      "e": {"localizations": {"en": {"variations": {"device": {
      "mac": {"stringUnit": {"value": "mac"}}, "other": {"stringUnit": {"value": "o"}}}}}}},
      "f": {"localizations": {"en": {}}}
      }}
      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let table = TextTable("T", in: [folder])
    #expect(table.sourceLanguage == "en")
    func text(_ key: String, _ languages: String...) -> String? {
      table.text(key, languages: languages).map { found in
        switch found.text {
        case .plain(let text): "\(found.language): \(text)"
        case .plural(let text):
          "\(found.language): "
            + [1, 2].map { text.resolved([$0, $0 + 1], language: "en") }.joined(separator: ", ")
        }
      }
    }
    #expect(text("a", "en") == "en: A" && text("a", "de", "en") == "de: Ä")
    #expect(text("a", "fr") == nil && text("base", "fr") == "Base: B")
    #expect(text("plain", "en") == ": P" && text("x", "en") == nil)
    #expect(text("n", "en") == "en: one!, %1$u!" && text("m", "en") == "en: %1$d, %1$d")
    #expect(text("own", "en") == "en: own" && text("own", "de") == nil)
    #expect(text("both", "en") == "en: strings")
    #expect(text("c", "de") == "de: C" && text("c", "en") == "en: c")
    #expect(text("p", "en") == "en: one, %1$lld")
    #expect(text("s", "en") == "en: %2$d, %2$d")
    #expect(text("d", "en") == "en: phone" && text("e", "en") == "en: o" && text("f", "en") == nil)
  }

  @Test func cataloguesHaveNamesAndNumbers() throws {
    func color(_ red: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
      "red": \(red)}}}, {"idiom": "ipad", "appearances": [
      {"appearance": "luminosity", "value": "dark"}]}, {"appearances": [
      {"appearance": "contrast", "value": "high"}]}, {"appearances": [
      {"appearance": "luminosity", "value": "light"}]}]}
      """
    }
    let numbers = [
      "0.5": 0.5, "\"0.25\"": 0.25, "\"0xFF\"": 1, "\"0x33\"": 0.2, "\"51\"": 0.2, "\"1.000\"": 1,
      "\"x\"": 0, "\"0xZZ\"": 0, "1": 1, "\"255\"": 1,
    ]
    var files = [
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Star.imageset/Contents.json": "{\"images\": []}",
      "A.xcassets/Group/In.imageset/Contents.json": "{\"images\": []}",
      "A.xcassets/Space/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Space/In.symbolset/Contents.json": "{\"symbols\": []}",
      "A.xcassets/Space/Deep/Far.dataset/Contents.json": "{\"data\": [{\"filename\": \"f\"}]}",
      "A.xcassets/a.b.imageset/Contents.json": "{}", "A.xcassets/Bad.imageset/Contents.json": "no",
      "A.xcassets/Icon.appiconset/Contents.json": "{}",
      "A.xcassets/Other.stickers/Contents.json": "{}",
      "A.xcassets/.hidden.imageset/Contents.json": "{}",
    ]
    for (index, number) in numbers.keys.sorted().enumerated() {
      files["A.xcassets/C\(index).colorset/Contents.json"] = color(number)
    }
    let folder = try Self.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let catalogue = AssetCatalogue.at(try #require(folder.catalogues.first))
    #expect(catalogue.images.keys.sorted() == ["Icon", "In", "Star", "a.b"])
    #expect(catalogue.symbols.keys.sorted() == ["Space/In"])
    #expect(catalogue.data.keys.sorted() == ["Space/Far"])
    #expect(catalogue.data["Space/Far"]?.contents.data?.first?.filename == "f")
    for (index, number) in numbers.keys.sorted().enumerated() {
      let variants = try #require(catalogue.colors["C\(index)"]?.contents.colors)
      let value = try #require(variants[0].color?.components?["red"]?.value)
      #expect(abs(value - (numbers[number] ?? 9)) < 1e-9, "\(number)")
      #expect(variants.map(\.isDark) == [false, true, false, false])
      #expect(variants.map(\.isContrast) == [false, false, true, false])
    }
  }

  // MARK: - Documents

  private static func document(
    _ body: String, type: String = "Storyboard.XIB", initial: String = ""
  ) throws -> InterfaceDocument {
    let attribute = initial.isEmpty ? "" : " initialViewController=\"\(initial)\""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)"\(attribute)>\(body)</document>
      """
    return try InterfaceDocument(Data(text.utf8), file: "Some/Shop.storyboard")
  }

  private static func scene(_ id: String, _ segues: [(kind: String, to: String)]) -> String {
    let connections = segues.map {
      "<segue kind=\"\($0.kind)\" destination=\"\($0.to)\" id=\"s\"/>"
    }
    return """
      <scene sceneID="scene-\(id)"><objects><placeholder id="p" sceneMemberID="firstResponder"/>
      <viewController id="\(id)" sceneMemberID="viewController" storyboardIdentifier="name-\(id)">
      <view key="view"><connections>\(connections.joined())</connections></view></viewController>
      </objects></scene>
      """
  }

  @Test func scenesAreFoundAndMayNotContainThemselves() throws {
    var random = SeededGenerator(seed: 12)
    var refused = 0
    for _ in 0..<150 {
      let ids = ["a", "b", "c", "d"]
      var segues: [String: [(kind: String, to: String)]] = [:]
      for id in ids {
        segues[id] = (0..<Int.random(in: 0...2, using: &random)).map { _ in
          (
            ["relationship", "embed", "show", "presentation"].randomElement(using: &random) ?? "",
            ids.randomElement(using: &random) ?? ""
          )
        }
      }
      func reaches(_ id: String, _ goal: String, _ seen: Set<String> = []) -> Bool {
        (segues[id] ?? []).contains { segue in
          guard ["relationship", "embed"].contains(segue.kind) else { return false }
          return segue.to == goal
            || !seen.contains(segue.to) && reaches(segue.to, goal, seen.union([segue.to]))
        }
      }
      let body = ids.map { Self.scene($0, segues[$0] ?? []) }.joined()
      let isCircular = ids.contains { reaches($0, $0) }
      let made = try? Self.document("<scenes>\(body)</scenes>", initial: "c")
      #expect((made == nil) == isCircular, "\(segues)")
      if isCircular { refused += 1 }
      guard let made else { continue }
      #expect(made.scenes.map(\.id) == ids.map { "scene-\($0)" } && made.name == "Shop")
      #expect(made.scene(identifier: nil)?.controllerID == "c" && made.kind == .storyboard)
      for id in ids {
        #expect(made.scene(ofController: id)?.controllerID == id)
        #expect(made.scene(identifier: "name-\(id)")?.controllerID == id)
        #expect(made.scene(ofController: id)?.others.map(\.name) == ["placeholder"])
      }
      #expect(made.scene(identifier: "a") == nil && made.scene(ofController: "x") == nil)
    }
    #expect(refused > 10 && refused < 140)
    #expect(try Self.document("", type: "XIB").kind == .nib)
    #expect(try Self.document("").scene(identifier: nil) == nil)
  }

  @Test func unknownNamesAreListed() throws {
    let document = try Self.document(
      """
      <scenes><scene sceneID="1" strange="1"><objects/></scene></scenes><label text="a" odd="b" \
      userLabel="c"/><button id="1" tag="2" state="x"/><odd/><even one="1" two="2"/><stackView/>
      """)
    #expect(
      DocumentVocabulary.unknown(in: document) == [
        "button@state", "even@one", "even@two", "label@odd", "odd@", "scene@strange",
      ])
  }

  @Test func theDistanceOfNamesIsTheNumberOfChanges() {
    func slow(_ one: Substring, _ other: Substring) -> Int {
      guard let first = one.first, let second = other.first else { return one.count + other.count }
      let (rest, others) = (one.dropFirst(), other.dropFirst())
      if first == second { return slow(rest, others) }
      return 1 + min(slow(rest, other), slow(one, others), slow(rest, others))
    }
    var random = SeededGenerator(seed: 2)
    func word() -> String {
      String(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          "abcd".randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<400 {
      let (one, other) = (word(), word())
      #expect(one.distance(to: other) == slow(one[...], other[...]), "\(one) \(other)")
      #expect(one.uppercased().distance(to: other) == one.distance(to: other))
    }
  }
}
