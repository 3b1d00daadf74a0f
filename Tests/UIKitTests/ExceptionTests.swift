#if os(Linux)
  import Foundation
  import HeadlessKit
  import Testing
  import UIKit

  /// What an app raises, and asks of delegates, as it does in Objective-C.
  @MainActor
  @Suite struct ExceptionTests {
    @Test func `an exception that an app raises is a crash with its name and its reason`() {
      let exception = NSException(
        name: .invalidArgumentException, reason: "no delegate", userInfo: ["a": 1])
      let report = captureCrash { exception.raise() }
      #expect(
        report?.systemLine
          == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'no delegate'")
      #expect(exception.userInfo?["a"] as? Int == 1)
    }

    @Test func `an exception with another name is a generic one`() {
      let report = captureCrash { NSException(name: .init("ShopException"), reason: nil).raise() }
      #expect(report?.name == .generic)
      #expect(report?.reason == "")
    }

    private final class Keeper: NSObject, UIGestureRecognizerDelegate {
      var count = 0
      func count(_ step: Any?) { count += step as? Int ?? 0 }
    }

    @Test func `a delegate of which only the protocol is known says what it responds to`() {
      let keeper = Keeper()
      let delegate: any UIGestureRecognizerDelegate = keeper
      let selector = Selector(Keeper.count(_:), "count:")
      #expect(delegate.responds(to: selector))
      #expect(!delegate.responds(to: Selector("other")))
      delegate.perform(selector, with: 3)
      #expect(keeper.count == 3)
    }

    @Test func `any object says what it is equal to`() {
      let view = UIView()
      #expect(ObjectMembers(view).isEqual(view))
      #expect(!ObjectMembers(view).isEqual(UIView()))
      #expect(!ObjectMembers(view).isEqual(nil))
      #expect(ObjectMembers(NSNumber(value: 3)).isEqual(3))
      #expect(ObjectMembers("a" as NSString).isEqual("a"))
    }
  }
#endif
