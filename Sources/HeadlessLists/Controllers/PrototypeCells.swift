import HeadlessControllers
import HeadlessViews

extension InterfaceFiles {
  /// Calls a closure with the prototype cells of a controller: those of superclasses come first.
  func forEachPrototype(
    of controller: ViewController, _ body: (_ nib: Nib, _ identifier: String) -> Void
  ) {
    for prototype in prototypes where prototype.belongs(controller) {
      body(Nib(nibName: prototype.nib, bundle: nil), prototype.identifier)
    }
  }

  private func add<Owner: ViewController>(
    _ identifier: String, of owner: Owner.Type, _ make: @escaping @MainActor () -> View
  ) {
    let nib = "prototype \(identifier) of \(owner)"
    prototypes.removeAll { $0.nib == nib }
    prototypes.append((nib, identifier, { $0 is Owner }))
    register(nib: nib) { _ in [make()] }
  }
}

extension InterfaceFiles {
  /// Registers a prototype cell of a table view controller's storyboard.
  ///
  /// The prototype is registered when the controller loads its table. This method does not load it.
  ///
  /// ```swift
  /// simulator.interfaces.register(prototype: "Book", in: ShelfViewController.self) {
  ///   let cell = BookCell(style: .default, reuseIdentifier: "Book")
  ///   cell.titleLabel = UILabel()  // an outlet
  ///   return cell
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The cell's reuse identifier.
  ///   - controller: The class of the controllers whose storyboard has the prototype. Subclasses
  ///     inherit it.
  ///   - make: Creates a cell and sets its outlets.
  public func register(
    prototype identifier: String, in controller: (some TableViewController).Type,
    _ make: @escaping @MainActor () -> TableViewCell
  ) {
    add(identifier, of: controller, make)
  }

  /// Registers a prototype cell of a collection view controller's storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The cell's reuse identifier.
  ///   - controller: The class of the controllers whose storyboard has the prototype. Subclasses
  ///     inherit it.
  ///   - make: Creates a cell and sets its outlets.
  public func register(
    prototype identifier: String, in controller: (some CollectionViewController).Type,
    _ make: @escaping @MainActor () -> CollectionViewCell
  ) {
    add(identifier, of: controller, make)
  }
}
