// Colours, fonts, images and text, under UIKit's names.
import Foundation
import HeadlessComponents
import HeadlessKit

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
