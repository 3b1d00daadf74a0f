@_exported import DiffableKit
@_exported import Foundation
@_exported import HeadlessKit

// In Apple's Foundation, URLSession is included; elsewhere it is in a module of its own.
#if os(Linux)
  @_exported import FoundationNetworking
#endif
