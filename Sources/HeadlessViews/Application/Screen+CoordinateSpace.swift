extension Screen: CoordinateSpace {
  /// The coordinates of the screen.
  public var coordinateSpace: any CoordinateSpace { self }
  /// The coordinates of the screen, which does not rotate here.
  public var fixedCoordinateSpace: any CoordinateSpace { self }
}

extension WindowScene {
  /// The coordinates of the scene: those of its screen.
  public var coordinateSpace: any CoordinateSpace { screen }
}
