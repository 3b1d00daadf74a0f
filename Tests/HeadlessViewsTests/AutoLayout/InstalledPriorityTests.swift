import ListCore
import Testing

@testable import HeadlessViews

/// The priority of active constraints. (behaviour 25.79)
@MainActor
@Suite struct InstalledPriorityTests {
  let view = View()

  @Test func anActiveConstraintStaysRequired() {
    let constraint = view.heightAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    constraint.priority = .required
    constraint.isActive = true
    let crash = captureCrash { constraint.priority = .defaultLow }
    #expect(
      crash?.reason == """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported.  You passed priority 250 and the existing priority was 1000.
        """)
    #expect(crash?.name == .internalInconsistency)
    #expect(constraint.priority == .required)
    constraint.isActive = false
    constraint.priority = .defaultLow
    #expect(constraint.priority == .defaultLow)
  }

  @Test func anActiveConstraintMayBecomeMoreOrLessImportant() {
    let constraint = view.heightAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = .defaultHigh
    #expect(constraint.priority == .defaultHigh)
    #expect(captureCrash { constraint.priority = .required } != nil)
    #expect(constraint.priority == .defaultHigh)
  }
}
