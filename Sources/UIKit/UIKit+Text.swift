// Attributed text, under UIKit's names.
import HeadlessKit

#if os(Linux)
  public typealias NSUnderlineStyle = UnderlineStyle
  public typealias NSParagraphStyle = ParagraphStyle
  public typealias NSMutableParagraphStyle = MutableParagraphStyle
  public typealias NSShadow = TextShadow
  public typealias NSStringDrawingOptions = StringDrawingOptions
  public typealias NSStringDrawingContext = StringDrawingContext
  public typealias NSTextAttachment = TextAttachment
#endif
