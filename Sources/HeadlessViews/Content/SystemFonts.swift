/// The names of the fonts that every device has.
enum SystemFonts {
  /// The family of each style's name, such as `HelveticaNeue-Bold`.
  private static let families: [(name: String, styles: String)] = [
    ("AcademyEngravedLetPlain", ""), ("AlNile", " Bold"),
    ("AmericanTypewriter", " Light Semibold Bold Condensed CondensedLight CondensedBold"),
    ("AppleColorEmoji", ""),
    ("AppleSDGothicNeo", "Thin UltraLight Light Regular Medium SemiBold Bold"),
    ("AppleSymbols", ""), ("ArialMT", ""), ("Arial", "BoldMT ItalicMT BoldItalicMT"),
    ("ArialHebrew", " Light Bold"), ("ArialRoundedMTBold", ""),
    (
      "Avenir",
      "Book BookOblique Light LightOblique Roman Oblique Medium MediumOblique Heavy HeavyOblique "
        + "Black BlackOblique"
    ),
    (
      "AvenirNext",
      "UltraLight UltraLightItalic Regular Italic Medium MediumItalic DemiBold DemiBoldItalic Bold "
        + "BoldItalic Heavy HeavyItalic"
    ),
    (
      "AvenirNextCondensed",
      "UltraLight UltraLightItalic Regular Italic Medium MediumItalic DemiBold DemiBoldItalic Bold "
        + "BoldItalic Heavy HeavyItalic"
    ),
    ("Baskerville", " Italic SemiBold SemiBoldItalic Bold BoldItalic"),
    ("BodoniSvtyTwoITCTT", "Book BookIta Bold"), ("BodoniSvtyTwoOSITCTT", "Book BookIt Bold"),
    ("BodoniSvtyTwoSCITCTT", "Book"), ("BodoniOrnamentsITCTT", ""), ("BradleyHandITCTT", "Bold"),
    ("ChalkboardSE", "Light Regular Bold"), ("Chalkduster", ""),
    ("Charter", "Roman Italic Bold BoldItalic Black BlackItalic"),
    ("Cochin", " Italic Bold BoldItalic"), ("Copperplate", " Light Bold"),
    ("Courier", " Oblique Bold BoldOblique"), ("CourierNewPSMT", ""),
    ("CourierNewPS", "ItalicMT BoldMT BoldItalicMT"), ("DamascusLight", ""),
    ("Damascus", " Medium SemiBold Bold"), ("DevanagariSangamMN", " Bold"),
    ("Didot", " Italic Bold"),
    ("DINAlternate", "Bold"), ("DINCondensed", "Bold"), ("EuphemiaUCAS", " Italic Bold"),
    ("Farah", ""),
    (
      "Futura", "Medium MediumItalic Bold CondensedMedium CondensedExtraBold"
    ),
    ("Galvji", " Bold"), ("GeezaPro", " Bold"), ("Georgia", " Italic Bold BoldItalic"),
    ("GillSans", " Light LightItalic Italic SemiBold SemiBoldItalic Bold BoldItalic UltraBold"),
    ("Helvetica", " Light LightOblique Oblique Bold BoldOblique"),
    (
      "HelveticaNeue",
      " UltraLight UltraLightItalic Thin ThinItalic Light LightItalic Italic Medium MediumItalic "
        + "Bold BoldItalic CondensedBold CondensedBlack"
    ),
    ("HiraMaruProN", "W4"), ("HiraMinProN", "W3 W6"), ("HiraginoSans", "W3 W6 W7"),
    ("HoeflerText", "Regular Italic Black BlackItalic"), ("Impact", ""), ("Kailasa", " Bold"),
    ("Kefa", "Regular"), ("KhmerSangamMN", ""), ("KohinoorBangla", "Light Regular Semibold"),
    ("KohinoorDevanagari", "Light Regular Semibold"),
    ("KohinoorGujarati", "Light Regular Bold"), ("KohinoorTelugu", "Light Regular Medium"),
    ("LaoSangamMN", ""), ("MalayalamSangamMN", " Bold"), ("MarkerFelt", "Thin Wide"),
    ("Menlo", "Regular Italic Bold BoldItalic"), ("DiwanMishafi", ""),
    ("MuktaMahee", "Light Regular Bold"), ("MyanmarSangamMN", " Bold"),
    ("Noteworthy", "Light Bold"), ("NotoNastaliqUrdu", " Bold"),
    ("NotoSansKannada", "Light Regular Bold"),
    ("NotoSansMyanmar", "Light Regular Bold"), ("NotoSansOriya", " Bold"),
    ("Optima", "Regular Italic Bold BoldItalic ExtraBlack"),
    ("Palatino", "Roman Italic Bold BoldItalic"), ("Papyrus", " Condensed"), ("PartyLetPlain", ""),
    ("PingFangHK", "Ultralight Thin Light Regular Medium Semibold"),
    ("PingFangSC", "Ultralight Thin Light Regular Medium Semibold"),
    ("PingFangTC", "Ultralight Thin Light Regular Medium Semibold"),
    ("Rockwell", "Regular Italic Bold BoldItalic"), ("SavoyeLetPlain", ""),
    ("SinhalaSangamMN", " Bold"), ("SnellRoundhand", " Bold Black"), ("STIXTwoText", " Italic"),
    ("Symbol", ""), ("TamilSangamMN", " Bold"), ("Thonburi", " Light Bold"),
    ("TimesNewRomanPSMT", ""), ("TimesNewRomanPS", "ItalicMT BoldMT BoldItalicMT"),
    ("TrebuchetMS", " Bold"), ("TrebuchetMS", "Italic"), ("Trebuchet", "BoldItalic"),
    ("Verdana", " Italic Bold BoldItalic"), ("ZapfDingbatsITC", ""), ("Zapfino", ""),
    // The system font's own names.
    (".SFUI", " Italic Regular Medium Semibold Bold Light"), (".SFUIText", " Bold Italic"),
    (".AppleSystemUIFont", ""), (".AppleSystemUIFontMonospaced", " Regular"),
    (".NewYork", "Regular"),
  ]

  /// The names with which families can be asked for, where they are not those of a font.
  private static let familyNames: Set<String> = [
    "American Typewriter", "Apple SD Gothic Neo", "Arial", "Arial Hebrew",
    "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Chalkboard SE",
    "Charter", "Courier New", "Futura", "Gill Sans", "Helvetica Neue", "Hoefler Text",
    "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "PingFang HK", "PingFang SC",
    "PingFang TC", "Rockwell", "Snell Roundhand", "Times New Roman", "Trebuchet MS",
  ]

  private static let names: Set<String> = families.reduce(into: familyNames) { names, family in
    let styles = family.styles.split(separator: " ", omittingEmptySubsequences: true)
    if family.styles.isEmpty || family.styles.hasPrefix(" ") { names.insert(family.name) }
    for style in styles { names.insert("\(family.name)-\(style)") }
  }

  /// Returns whether there is a font of a name.
  static func contains(_ name: String) -> Bool { names.contains(name) }
}
