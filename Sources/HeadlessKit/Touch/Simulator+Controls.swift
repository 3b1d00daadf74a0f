import Foundation

extension Simulator {
  /// Taps one of the buttons of a stepper.
  ///
  /// - Parameters:
  ///   - stepper: The stepper.
  ///   - up: Whether to increase the value.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: A finger can reach the stepper, and it is enabled.
  public func step(
    _ stepper: Stepper, up: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    let x = stepper.bounds.minX + stepper.bounds.width * (up ? 0.75 : 0.25)
    tap(stepper, at: CGPoint(x: x, y: stepper.bounds.midY), "step", file, line)
  }

  /// Taps a segment.
  ///
  /// - Precondition: A finger can reach the control, it is enabled, and it has an enabled segment
  ///   with that title.
  public func tapSegment(
    _ title: String, in control: SegmentedControl, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run { layoutIfNeeded() }
    guard let index = control.titles.firstIndex(of: title) else {
      let refusal = ViewTouchRefusal.noChoice(title, control.description, titles: control.titles)
      refuseTouch(refusal, "tapSegment", file, line)
    }
    guard control.isEnabledForSegment(at: index) else {
      refuseTouch(.disabledChoice(title), "tapSegment", file, line)
    }
    tap(control, at: control.middle(ofSegment: index), "tapSegment", file, line)
  }

  /// Taps a view at a point in its coordinates.
  private func tap(
    _ view: View, at point: CGPoint, _ method: String, _ file: StaticString, _ line: UInt
  ) {
    reach(view, method, file, line) { _, window, _ in
      let place = view.convert(point, to: window)
      let touch = Touch(at: place, in: window, view: view, tapCount: 1)
      TouchPath(touch).tap(of: 1)
    }
  }
}

extension Simulator {
  /// Drags the thumb of a slider to a value.
  ///
  /// The slider sends `.touchDown`, `.valueChanged` and `.touchUpInside`.
  ///
  /// - Precondition: A finger can reach the slider, and it is enabled.
  public func slide(
    _ slider: Slider, to value: Float, file: StaticString = #filePath, line: UInt = #line
  ) {
    reach(slider, "slide", file, line) { _, _, _ in
      slider.sendActions(for: .touchDown)
      slider.value = value
      if slider.isContinuous { slider.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
      slider.sendActions(for: .touchUpInside)
      if !slider.isContinuous { slider.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
  }
}

extension Simulator {
  /// Turns a wheel of a picker to a row, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - picker: The picker. It is on screen and has such a row.
  ///   - row: The row.
  ///   - component: The component of the wheel.
  public func turn(_ picker: PickerView, to row: Int, inComponent component: Int = 0) {
    run {
      layoutIfNeeded()
      requireShown(picker, "turn")
      let count = picker.numberOfRows(inComponent: component)
      guard (0..<count).contains(row) else {
        fatalError("Simulator.turn: row \(row) is not among the \(count) of wheel \(component).")
      }
      picker.selectRow(row, inComponent: component, animated: true)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
      layoutIfNeeded()
    }
  }

  /// Chooses a date, clamped to the picker's range, and sends `.valueChanged`.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - picker: The picker. It is on screen.
  public func choose(_ date: Date, in picker: DatePicker) {
    run {
      layoutIfNeeded()
      requireShown(picker, "choose")
      let last = min(date, picker.maximumDate ?? date)
      picker.date = max(picker.minimumDate ?? last, last)
      picker.sendActions(for: .valueChanged)
      layoutIfNeeded()
    }
  }

  private func requireShown(_ view: View, _ method: String) {
    guard view.window?.ownSimulator === self, view.isUserInteractionEnabled else {
      fatalError(
        "Simulator.\(method): \(view) is not in a window of this simulator, or ignores touches. "
          + "Show it first.")
    }
  }
}
