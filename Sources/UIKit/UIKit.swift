@_exported import DiffableKit
@_exported import Foundation
@_exported import HeadlessKit

// Apple's Foundation has URLSession, which elsewhere is in a module of its own.
#if os(Linux)
  @_exported import FoundationNetworking
#endif
