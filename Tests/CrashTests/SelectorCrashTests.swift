#if !canImport(ObjectiveC)
  import HeadlessKit
  import Testing

  // In the serialized suite, so that no two exit tests run at once.
  extension CrashDeliveryTests {
    @Test func anUnknownSelectorEndsTheProcess() async {
      let result = await #expect(
        processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let view = View()
          _ = view.perform(Selector("didTap:"), with: nil)
        }
      }
      let start = "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
      let first = said(result).first ?? ""
      #expect(
        first.replacing(/0x[0-9a-f]+/, with: "0x")
          == start + "reason: '-[UIView didTap:]: unrecognized selector sent to instance 0x'")
    }
  }
#endif
