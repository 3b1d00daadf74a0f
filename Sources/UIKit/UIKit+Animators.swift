// Animators and display links, under UIKit's and Core Animation's names.
import Foundation
import HeadlessComponents
import HeadlessKit

public typealias UIViewPropertyAnimator = PropertyAnimator
public typealias UIViewAnimating = ViewAnimating
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
public typealias UIViewAnimatingState = ViewAnimatingState
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
public typealias UITimingCurveProvider = TimingCurveProvider
public typealias UITimingCurveType = TimingCurveType
public typealias UICubicTimingParameters = CubicTimingParameters
public typealias UISpringTimingParameters = SpringTimingParameters

public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

public typealias CADisplayLink = DisplayLink
public typealias CAFrameRateRange = FrameRateRange

/// Returns the time on the clock of the current simulator, in seconds.
public func CACurrentMediaTime() -> TimeInterval { Simulator.currentMediaTime }
