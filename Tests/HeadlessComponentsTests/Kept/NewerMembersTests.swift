import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessKit
import HeadlessViews
import Testing

@testable import HeadlessComponents

/// Members of iOS 18 and 26 that are data here, and print jobs from dictionaries.
@Suite @MainActor struct NewerMembersTests {
  @Test func aPrintJobIsCopiedThroughItsDictionary() {
    let job = PrintInfo(dictionary: nil)
    #expect(job.jobName == "")
    (job.jobName, job.outputType, job.orientation) = ("Label", .grayscale, .landscape)
    let copy = PrintInfo(dictionary: job.dictionaryRepresentation)
    #expect(copy.jobName == "Label")
    #expect(copy.outputType == .grayscale)
    #expect(copy.orientation == .landscape)
    #expect(PrintInfo(dictionary: ["other": 1]).outputType == .general)
  }

  @Test func aTabBarControllerHasOneSidebar() {
    let controller = TabBarController()
    controller.sidebar.isHidden = false
    #expect(controller.sidebar === controller.sidebar)
    #expect(controller.sidebar.isHidden == false)
    #expect(TabBarController().sidebar.isHidden)
  }

  @Test func theCornersOfAnyViewFollowItsSize() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 30)
  }

  @Test func cornersOfTheirOwnLeaveTheLayerAlone() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.cornerRadius = 3
    view.cornerConfiguration = .uniformEdges(topRadius: 8, bottomRadius: 2)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 3)
    #expect(view.effectiveRadius(corner: .topRight) == 8)
    #expect(view.effectiveRadius(corner: .bottomRight) == 2)
  }
}
