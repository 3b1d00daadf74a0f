import Foundation

struct Photo: Equatable {
  let name: String
  var isFavourite = false
}

struct Album: Equatable {
  let title: String
  var photos: [Photo]
}
