import HeadlessKit
import Testing

/// The numbers of a control's events and states, which apps combine, store and reserve.
@Suite struct ControlEventTests {
  @Test func eventsHaveUIKitsNumbers() {
    let bits: [(Control.Event, UInt)] = [
      (.touchDown, 0), (.touchDownRepeat, 1), (.touchDragInside, 2), (.touchDragOutside, 3),
      (.touchDragEnter, 4), (.touchDragExit, 5), (.touchUpInside, 6), (.touchUpOutside, 7),
      (.touchCancel, 8), (.valueChanged, 12), (.primaryActionTriggered, 13),
      (.menuActionTriggered, 14), (.editingDidBegin, 16), (.editingChanged, 17),
      (.editingDidEnd, 18), (.editingDidEndOnExit, 19),
    ]
    for (event, bit) in bits {
      #expect(event.rawValue == 1 << bit)
      #expect(Control.Event.allTouchEvents.contains(event) == (bit < 12))
      #expect(Control.Event.allEditingEvents.contains(event) == (bit >= 16))
      #expect(Control.Event.allEvents.contains(event))
      #expect(Control.Event.applicationReserved.isDisjoint(with: event))
    }
    #expect(Control.Event.applicationReserved.rawValue == 0x0F00_0000)
  }

  @Test func statesHaveUIKitsNumbers() {
    let states: [Control.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(Control.State.application.rawValue == 0x00FF_0000)
  }
}
