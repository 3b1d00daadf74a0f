// Insets and edges, under UIKit's names.
import Foundation
import HeadlessKit

public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias NSDirectionalRectEdge = DirectionalRectEdge
public typealias UIRectEdge = RectEdge
public typealias UIOffset = Offset
