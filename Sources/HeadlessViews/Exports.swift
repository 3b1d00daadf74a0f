// Code that deals with views deals with rectangles and index paths, as in UIKit. Code that deals with
// simulators and crashes deals with profiles and repairs, which are values of the core.
@_exported import Foundation
@_exported import ListCore
