// As UIKit does: whoever speaks of views speaks of rectangles and index paths.
@_exported import Foundation
