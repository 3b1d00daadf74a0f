// As UIKit does: whoever speaks of views speaks of rectangles and index paths. And whoever speaks
// of simulators and crashes speaks of profiles and repairs, which are values of the core.
@_exported import Foundation
@_exported import ListCore
