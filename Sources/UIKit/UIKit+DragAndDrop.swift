// Drag and drop, under UIKit's names.
import HeadlessKit

public typealias UIDragItem = DragItem
public typealias UIDragPreview = DragPreview
public typealias UIDragPreviewParameters = DragPreviewParameters
public typealias UITargetedDragPreview = TargetedDragPreview
public typealias UIDropOperation = DropOperation
public typealias UIDropProposal = DropProposal
public typealias UIDragDropSession = DragDropSession
public typealias UIDragSession = DragSession
public typealias UIDropSession = DropSession
public typealias UIDropSessionProgressIndicatorStyle = DropSessionProgressIndicatorStyle
public typealias UISpringLoadedInteraction = SpringLoadedInteraction
public typealias UISpringLoadedInteractionBehavior = SpringLoadedInteractionBehavior
public typealias UISpringLoadedInteractionContext = SpringLoadedInteractionContext
public typealias UISpringLoadedInteractionEffect = SpringLoadedInteractionEffect
public typealias UISpringLoadedInteractionEffectState = SpringLoadedInteractionEffectState
public typealias UISpringLoadedInteractionSupporting = SpringLoadedInteractionSupporting
public typealias UIDragAnimating = DragAnimating
public typealias UIDragInteraction = DragInteraction
public typealias UIDragInteractionDelegate = DragInteractionDelegate
public typealias UIDropInteraction = DropInteraction
public typealias UIDropInteractionDelegate = DropInteractionDelegate
public typealias UITextDraggable = TextDraggable
public typealias UITextDroppable = TextDroppable
public typealias UITableViewDragDelegate = TableViewDragDelegate
public typealias UITableViewDropDelegate = TableViewDropDelegate
public typealias UITableViewDropProposal = TableViewDropProposal
public typealias UITableViewDropCoordinator = TableViewDropCoordinator
public typealias UITableViewDropItem = TableViewDropItem
public typealias UICollectionViewDragDelegate = CollectionViewDragDelegate
public typealias UICollectionViewDropDelegate = CollectionViewDropDelegate
public typealias UICollectionViewDropProposal = CollectionViewDropProposal
public typealias UICollectionViewDropCoordinator = CollectionViewDropCoordinator
public typealias UICollectionViewDropItem = CollectionViewDropItem
#if os(Linux)
  public typealias NSExtensionContext = ExtensionContext
  public typealias NSExtensionItem = ExtensionItem
  public typealias NSItemProvider = ItemProvider
  public typealias NSItemProviderReading = ItemProviderReading
  public typealias NSItemProviderWriting = ItemProviderWriting
  public typealias NSItemProviderFileOptions = ItemProvider.FileOptions
#endif
