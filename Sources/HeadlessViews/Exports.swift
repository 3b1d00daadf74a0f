// Code that deals with views deals with rectangles and index paths, as in UIKit. Code that deals with
// simulators and crashes deals with profiles and repairs, which are values of the core. Core
// Graphics' names that Linux lacks are beside the pixels.
//
// Words that an app may use for a type of its own, such as `Mistake` and `Change`, are left out: code
// that names them imports ListCore.
@_exported import Foundation
@_exported import Raster

@_exported import struct ListCore.BatchEvidence
@_exported import struct ListCore.BatchUpdate
@_exported import struct ListCore.CallSite
@_exported import enum ListCore.CellFault
@_exported import enum ListCore.ControllerFault
@_exported import enum ListCore.ExceptionName
@_exported import struct ListCore.ItemCountMismatch
@_exported import enum ListCore.ItemFate
@_exported import struct ListCore.ItemPath
@_exported import struct ListCore.ItemTransition
@_exported import struct ListCore.KnownDifference
@_exported import enum ListCore.LayoutFault
@_exported import struct ListCore.ListDiff
@_exported import enum ListCore.ListFault
@_exported import enum ListCore.ListKind
@_exported import struct ListCore.ListMatching
@_exported import struct ListCore.ListSection
@_exported import enum ListCore.ListWarning
@_exported import struct ListCore.MisuseFault
@_exported import enum ListCore.QueryFault
@_exported import enum ListCore.RepeatedIdentifier
@_exported import struct ListCore.SectionCountMismatch
@_exported import struct ListCore.SectionCounts
@_exported import enum ListCore.SectionFate
@_exported import struct ListCore.SectionTransition
@_exported import enum ListCore.SnapshotFault
@_exported import struct ListCore.SystemProfile
@_exported import enum ListCore.UnsimulatedFault
@_exported import enum ListCore.UpdateAdvice
@_exported import struct ListCore.UpdateCall
@_exported import struct ListCore.UpdateContext
@_exported import enum ListCore.UpdateFault
@_exported import struct ListCore.UpdatePlan
@_exported import struct ListCore.UpdateSession

#if canImport(Darwin)
  // Not every Foundation includes Core Graphics, which views do, as in UIKit.
  @_exported import CoreGraphics
  @_exported import QuartzCore
#endif
