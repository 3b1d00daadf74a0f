// The numbers of font features, as Core Text has them: with `UIFontDescriptor.FeatureKey` apps ask for
// digits of one width and for small capitals. Text is not drawn with them here.
#if os(Linux)
  /// The feature of letters in other forms, by its older name.
  public let kLetterCaseType = 3
  public let kSmallCapsSelector = 3

  /// The feature of the widths of digits.
  public let kNumberSpacingType = 6
  public let kMonospacedNumbersSelector = 0
  public let kProportionalNumbersSelector = 1

  /// The feature of raised and lowered characters.
  public let kVerticalPositionType = 10
  public let kNormalPositionSelector = 0
  public let kSuperiorsSelector = 1
  public let kInferiorsSelector = 2

  /// The feature of fractions.
  public let kFractionsType = 11
  public let kNoFractionsSelector = 0
  public let kDiagonalFractionsSelector = 2

  /// The feature of other forms of characters.
  public let kCharacterAlternativesType = 17

  /// The feature of the heights of digits.
  public let kNumberCaseType = 21
  public let kLowerCaseNumbersSelector = 0
  public let kUpperCaseNumbersSelector = 1

  /// The feature of characters beside capitals.
  public let kCaseSensitiveLayoutType = 33
  public let kCaseSensitiveLayoutOnSelector = 0

  /// The feature of the font's own styles.
  public let kStylisticAlternativesType = 35
  public let kStylisticAltOneOnSelector = 2
  public let kStylisticAltTwoOnSelector = 4
  public let kStylisticAltThreeOnSelector = 6
  public let kStylisticAltSixOnSelector = 12

  /// The feature of small letters.
  public let kLowerCaseType = 37
  public let kDefaultLowerCaseSelector = 0
  public let kLowerCaseSmallCapsSelector = 1

  /// The feature of capitals.
  public let kUpperCaseType = 38
  public let kDefaultUpperCaseSelector = 0
  public let kUpperCaseSmallCapsSelector = 1
#endif
