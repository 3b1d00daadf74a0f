// Storyboards, nibs and segues, under UIKit's names.
import HeadlessKit

public typealias UIStoryboard = Storyboard
public typealias UIStoryboardSegue = StoryboardSegue
public typealias UINib = Nib
