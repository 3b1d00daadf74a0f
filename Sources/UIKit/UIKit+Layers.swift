// Layers, under Core Animation's names.
import HeadlessKit

public typealias CALayer = Layer
public typealias CAGradientLayer = GradientLayer
public typealias CACornerMask = CornerMask
public typealias CALayerCornerCurve = CornerCurve
