// Attributed text, under UIKit's names.
import Foundation
import HeadlessComponents
import HeadlessKit

public typealias NSUnderlineStyle = UnderlineStyle
public typealias NSParagraphStyle = ParagraphStyle
public typealias NSMutableParagraphStyle = MutableParagraphStyle
public typealias NSShadow = TextShadow
public typealias NSStringDrawingOptions = StringDrawingOptions
public typealias NSStringDrawingContext = StringDrawingContext
public typealias NSTextAttachment = TextAttachment
public typealias NSTextStorage = TextStorage
public typealias NSTextStorageDelegate = TextStorageDelegate
public typealias NSLayoutManager = LayoutManager
public typealias NSLayoutManagerDelegate = LayoutManagerDelegate

public typealias UITextItem = TextItem
public typealias UITextSelectionRect = TextSelectionRect
public typealias UITextInputPasswordRules = TextInputPasswordRules
public typealias UITextChecker = TextChecker
public typealias UITextDocumentProxy = TextDocumentProxy
public typealias UIInputViewController = InputViewController
public typealias UIInputView = InputView
public typealias UIInputViewAudioFeedback = InputViewAudioFeedback

// Colours, fonts, images and text, under UIKit's names.

public typealias UIColor = Color
public typealias UIFont = Font
public typealias UIImage = Image
public typealias UIVisualEffect = VisualEffect
public typealias UIBlurEffect = BlurEffect
public typealias UIVisualEffectView = VisualEffectView
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias UIFontDescriptor = FontDescriptor
public typealias UIBaselineAdjustment = BaselineAdjustment
public typealias UIGraphicsImageRenderer = GraphicsImageRenderer
public typealias UIGraphicsImageRendererFormat = GraphicsImageRendererFormat
public typealias UIGraphicsImageRendererContext = GraphicsImageRendererContext

#if os(Linux)
  import Foundation

  /// A font as a file of glyphs, which are not simulated: it has a name.
  public final class CGFont {
    private let name: String

    /// Creates a font by its PostScript name; `nil` if there is none.
    public init?(_ name: CFString) {
      guard UIFont(name: name, size: 12) != nil else { return nil }
      self.name = name
    }

    /// Creates a font from a file's data, whose glyphs are not read; `nil` if the data is empty.
    public init?(_ provider: CGDataProvider) {
      guard let data = provider.data, data.count > 0 else { return nil }
      name = ""
    }

    /// The PostScript name; `nil` if it is not known.
    public var postScriptName: CFString? { name.isEmpty ? nil : name }
    /// The name; `nil` if it is not known.
    public var fullName: CFString? { postScriptName }
  }

#endif

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
