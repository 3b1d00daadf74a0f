import Foundation
import HeadlessControllers
import HeadlessKit

extension Simulator {
  /// Chooses an image. Without a delegate, the picker is dismissed.
  ///
  /// - Parameters:
  ///   - image: The image, which is also the edited image if editing is allowed.
  ///   - picker: The picker.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the picker is on screen.
  public func pick(
    _ image: Image, in picker: ImagePickerController,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    var info: [ImagePickerController.InfoKey: Any] = [
      .originalImage: image, .mediaType: "public.image",
    ]
    if picker.allowsEditing { info[.editedImage] = image }
    try answer(picker, "pick", file, line) {
      $0.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }

  /// Cancels an image picker. Without a delegate, the picker is dismissed.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the picker is on screen.
  public func cancel(
    _ picker: ImagePickerController,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try answer(picker, "cancel", file, line) { $0.imagePickerControllerDidCancel(picker) }
  }

  private func answer(
    _ picker: ImagePickerController, _ method: String, _ file: StaticString, _ line: UInt,
    _ tell: (any ImagePickerControllerDelegate) -> Void
  ) throws(QueryFailure) {
    try perform(method, on: picker, file, line) {
      try requireShown(picker)
      if let delegate = picker.delegate as? any ImagePickerControllerDelegate {
        tell(delegate)
      } else {
        picker.dismiss(animated: true)
      }
    }
  }
}

extension Simulator {
  /// Chooses documents. The picker is dismissed, and then its delegate is notified.
  ///
  /// - Parameters:
  ///   - urls: The documents; only one, unless the picker allows several.
  ///   - picker: The picker.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the picker is on screen and allows so many documents.
  public func pick(
    _ urls: [URL], in picker: DocumentPickerViewController,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try close(picker, "pick", documents: urls.count, file, line) {
      picker.delegate?.documentPicker(picker, didPickDocumentsAt: urls)
    }
  }

  /// Cancels a document picker. The picker is dismissed, and then its delegate is notified.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the picker is on screen.
  public func cancel(
    _ picker: DocumentPickerViewController,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try close(picker, "cancel", file, line) { picker.delegate?.documentPickerWasCancelled(picker) }
  }

  /// Dismisses a picker, then calls a closure.
  private func close(
    _ picker: DocumentPickerViewController, _ method: String, documents: Int = 0,
    _ file: StaticString, _ line: UInt, _ tell: @escaping () -> Void
  ) throws(QueryFailure) {
    try perform(method, on: picker, file, line) {
      try requireShown(picker)
      guard documents <= 1 || picker.allowsMultipleSelection else {
        throw ControllerRefusal.tooManyDocuments(documents, picker.description)
      }
      picker.dismiss(animated: true) { tell() }
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
  ///   - controller: The controller.
  ///   - completed: Whether a system activity completes.
  ///   - error: The error of the activity.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the controller is on screen and does not exclude the activity.
  public func share(
    _ type: Activity.ActivityType?, from controller: ActivityViewController,
    completed: Bool = true, error: (any Error)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("share", on: controller, file, line) {
      try requireShown(controller)
      guard let type else { return controller.end(nil, false, nil, error) }
      guard controller.excludedActivityTypes?.contains(type) != true else {
        throw ControllerRefusal.excludedActivity(controller.description, type.rawValue)
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
    }
  }

  private func requireShown(_ controller: ViewController) throws(ControllerRefusal) {
    guard controller.viewIfLoaded?.window?.ownSimulator === self else {
      throw .notPresented(controller.description)
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
