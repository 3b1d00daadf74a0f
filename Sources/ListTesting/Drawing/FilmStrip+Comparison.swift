extension FilmStrip {
  /// Creates the film of a comparison: both paths side by side, with a scene for each step.
  ///
  /// A scene without a label is named after its number; step 0 shows the first model.
  ///
  /// - Parameters:
  ///   - title: The title of the film.
  ///   - comparison: The comparison of both paths.
  public init(title: String, _ comparison: PathComparison) {
    func reel(_ title: String, _ path: KeyPath<PathComparison.Step, PathComparison.PathStep>)
      -> Reel
    {
      Reel(
        title: title,
        scenes: comparison.steps.map { step in
          let name =
            step.label.isEmpty ? step.index == 0 ? "shown" : "step \(step.index)" : step.label
          return Scene(label: name, step[keyPath: path])
        })
    }
    self.init(
      title: title,
      reels: [reel(comparison.names.legacy, \.legacy), reel(comparison.names.diffable, \.diffable)])
  }
}

extension FilmStrip.Scene {
  /// Creates the scene of one path of a comparison in one step.
  public init(label: String, _ step: PathComparison.PathStep) {
    self.init(
      label: label, before: step.before, after: step.after, trace: step.trace, crash: step.crash)
  }
}
