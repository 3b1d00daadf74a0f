@_exported import DiffableKit
@_exported import Foundation
@_exported import HeadlessKit
