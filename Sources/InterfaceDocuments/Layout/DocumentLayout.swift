import Foundation
import HeadlessKit
import HeadlessViews

/// A document laid out as Interface Builder does it: at the document's device, without the app's classes.
///
/// ```swift
/// let layout = try DocumentLayout(InterfaceDocument(contentsOfFile: "Main.storyboard"))
/// layout.views.filter { $0.isComparable && !$0.isEqual }
/// ```
@MainActor
public struct DocumentLayout {
  /// The document.
  public let document: InterfaceDocument
  /// The views with frames in the document, scene by scene, outer ones first.
  public private(set) var views: [LaidOutView] = []
  /// The screens as drawings of characters, with the names of their scenes.
  public private(set) var drawings: [(name: String, drawing: String)] = []
  /// The faults for which UIKit would raise an exception, such as a constraint between a width and
  /// a position. The rest is laid out without them.
  public private(set) var faults: [DocumentFault] = []
  /// The elements and attributes that are not known, as `element@attribute`, in alphabetic order.
  public var unknown: [String] { DocumentVocabulary.unknown(in: document) }

  /// Lays out every scene, nib and cell of a document.
  public init(_ document: InterfaceDocument, draws: Bool = false) {
    self.document = document
    for root in DesignRoot.all(of: document) {
      let crashes = captureCrashes { lay(out: root, draws: draws) }
      faults += crashes.map {
        DocumentFault(
          document.file, line: root.element.line, "UIKit raises an exception: \($0.reason)")
      }
    }
  }

  private mutating func lay(out root: DesignRoot, draws: Bool) {
    let stage = DesignStage(root, in: document)
    stage.layOut()
    let frames = stage.views.map(\.view.frame)
    let undetermined = stage.undetermined
    let following = stage.followingHiddenSizes()
    if draws, root.isScreen { drawings.append((root.name, stage.simulator.screenDrawing)) }
    stage.changeTexts()
    stage.layOut()
    for ((element, view), frame) in zip(stage.views, frames) {
      guard let recorded = element.recordedFrame else { continue }
      views.append(
        LaidOutView(
          document: URL(fileURLWithPath: document.file).lastPathComponent, scene: root.scene,
          id: element.id ?? "", element: element.name, recorded: recorded, frame: frame,
          isConstrained: !view.translatesAutoresizingMaskIntoConstraints
            || element["translatesAutoresizingMaskIntoConstraints"] == "NO",
          isAmbiguous: element.flag("ambiguous"), isMisplaced: element.flag("misplaced"),
          hasFixedFrame: element.flag("fixedFrame"),
          followsText: !frame.isClose(to: view.frame),
          contradictsDocument: stage.contradictory.contains(ObjectIdentifier(view)),
          isUndetermined: undetermined.contains(ObjectIdentifier(view)),
          followsHiddenSize: following.contains(ObjectIdentifier(view))))
    }
  }
}

extension CGRect {
  /// Returns whether two rectangles are the same but for rounding.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

/// A view of a document: where Interface Builder recorded it, and where Auto Layout places it here.
public struct LaidOutView: Hashable, Sendable {
  /// The name of the file.
  public let document: String
  /// The identifier of the scene or, in a nib, of the top-level object.
  public let scene: String
  /// The identifier of the view; empty for views without one.
  public let id: String
  /// The name of the element: `label`.
  public let element: String
  /// The frame in the document, in the superview's coordinates.
  public let recorded: CGRect
  /// The frame after layout, in the superview's coordinates.
  public let frame: CGRect
  /// Whether constraints determine the frame: the view does not translate its mask.
  public let isConstrained: Bool
  /// Whether Interface Builder found the frame ambiguous.
  public let isAmbiguous: Bool
  /// Whether Interface Builder found that the frame differs from what the constraints say.
  public let isMisplaced: Bool
  /// Whether the view has no constraints of its own.
  public let hasFixedFrame: Bool
  /// Whether the frame changes with the size of texts.
  public let followsText: Bool
  /// Whether the recorded frame cannot be a layout's result: it contradicts a required constraint to
  /// another recorded frame, or the stack view that arranges it. Xcode should have marked it as misplaced.
  public let contradictsDocument: Bool
  /// Whether the document leaves the frame open: constraints, contents and stack views allow several that
  /// are equally good. Xcode does not mark such views in stack views as ambiguous.
  public let isUndetermined: Bool
  /// Whether the frame changes with the size of a plain view in a stack view that Xcode keeps to itself: it
  /// gives such a view a content as large as it was drawn, and the document does not tell how large.
  public let followsHiddenSize: Bool

  public func hash(into hasher: inout Hasher) {
    hasher.combine(document)
    hasher.combine(scene)
    hasher.combine(id)
    hasher.combine(element)
  }

  /// Whether Interface Builder's frame is a result of the constraints that can be relied on.
  public var isComparable: Bool { isConstrained && !isAmbiguous && !isMisplaced && !hasFixedFrame }

  /// Whether both frames are the same, within half a point.
  public var isEqual: Bool {
    abs(recorded.minX - frame.minX) <= 0.5 && abs(recorded.minY - frame.minY) <= 0.5
      && abs(recorded.width - frame.width) <= 0.5 && abs(recorded.height - frame.height) <= 0.5
  }
}
