// What newer systems add, under UIKit's names.
import HeadlessComponents
import HeadlessKit

public typealias UIScreenshotService = ScreenshotService
public typealias UIScreenshotServiceDelegate = ScreenshotServiceDelegate
public typealias SymbolEffect = SymbolMotion
public typealias SymbolEffectOptions = SymbolMotionOptions
