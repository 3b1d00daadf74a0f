import Foundation

extension Simulator {
  /// Chooses an image. Without a delegate, the picker is dismissed.
  ///
  /// - Parameters:
  ///   - image: The image, which is also the edited image if editing is allowed.
  ///   - picker: The picker. It is on screen.
  public func pick(_ image: Image, in picker: ImagePickerController) {
    var info: [ImagePickerController.InfoKey: Any] = [
      .originalImage: image, .mediaType: "public.image",
    ]
    if picker.allowsEditing { info[.editedImage] = image }
    answer(picker, "pick") { $0.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  }

  /// Cancels an image picker. Without a delegate, the picker is dismissed.
  ///
  /// - Parameter picker: The picker. It is on screen.
  public func cancel(_ picker: ImagePickerController) {
    answer(picker, "cancel") { $0.imagePickerControllerDidCancel(picker) }
  }

  private func answer(
    _ picker: ImagePickerController, _ method: String,
    _ tell: (any ImagePickerControllerDelegate) -> Void
  ) {
    run {
      layoutIfNeeded()
      guard picker.viewIfLoaded?.window?.ownSimulator === self else {
        fatalError("Simulator.\(method): \(picker) is not on screen. Present it first.")
      }
      if let delegate = picker.delegate as? any ImagePickerControllerDelegate {
        tell(delegate)
      } else {
        picker.dismiss(animated: true)
      }
      layoutIfNeeded()
    }
  }
}

extension Simulator {
  /// Chooses documents. The picker is dismissed, and then its delegate is notified.
  ///
  /// - Parameters:
  ///   - urls: The documents; only one, unless the picker allows several.
  ///   - picker: The picker. It is on screen.
  public func pick(_ urls: [URL], in picker: DocumentPickerViewController) {
    precondition(
      urls.count <= 1 || picker.allowsMultipleSelection,
      "Simulator.pick: \(urls.count) documents, but \(picker) allows one.")
    close(picker, "pick") { picker.delegate?.documentPicker(picker, didPickDocumentsAt: urls) }
  }

  /// Cancels a document picker. The picker is dismissed, and then its delegate is notified.
  ///
  /// - Parameter picker: The picker. It is on screen.
  public func cancel(_ picker: DocumentPickerViewController) {
    close(picker, "cancel") { picker.delegate?.documentPickerWasCancelled(picker) }
  }

  /// Dismisses a picker, then calls a closure.
  func close(_ picker: ViewController, _ method: String, _ tell: @escaping () -> Void) {
    run {
      layoutIfNeeded()
      guard picker.viewIfLoaded?.window?.ownSimulator === self else {
        fatalError("Simulator.\(method): \(picker) is not on screen. Present it first.")
      }
      picker.dismiss(animated: true) { tell() }
      layoutIfNeeded()
    }
  }
}

extension Simulator {
  /// Chooses an activity for shared items. The controller is dismissed, and then its completion
  /// handler is called.
  ///
  /// An activity of the app is prepared and performed. Of the system's activities, only copying
  /// texts and URLs has an effect.
  ///
  /// - Parameters:
  ///   - type: The activity; `nil` to close the controller.
  ///   - controller: The controller. It is on screen.
  ///   - completed: Whether a system activity completes.
  ///   - error: The error of the activity.
  public func share(
    _ type: Activity.ActivityType?, from controller: ActivityViewController,
    completed: Bool = true, error: (any Error)? = nil
  ) {
    run {
      layoutIfNeeded()
      guard controller.viewIfLoaded?.window?.ownSimulator === self else {
        fatalError("Simulator.share: \(controller) is not on screen. Present it first.")
      }
      guard let type else { return controller.end(nil, false, nil, error) }
      guard controller.excludedActivityTypes?.contains(type) != true else {
        fatalError("Simulator.share: \(controller) excludes \(type.rawValue).")
      }
      let items = controller.items(for: type)
      if let own = controller.offeredActivities.first(where: { $0.activityType == type }) {
        own.finish = { controller.end(type, $0, nil, error) }
        own.prepare(withActivityItems: items)
        if let more = own.activityViewController {
          controller.present(more, animated: true)
        } else {
          own.perform()
        }
      } else {
        if type == .copyToPasteboard { copy(items) }
        controller.end(type, completed, nil, error)
      }
      layoutIfNeeded()
    }
  }

  private func copy(_ items: [Any]) {
    pasteboard.items = items.compactMap { item in
      switch item {
      case let text as String: ["public.utf8-plain-text": text]
      case let url as URL: ["public.url": url]
      case let image as Image: ["public.png": image]
      default: nil
      }
    }
  }
}
