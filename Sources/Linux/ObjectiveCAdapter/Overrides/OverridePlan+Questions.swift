extension OverridePlan {
  /// Returns whether a class of the target derives from another.
  func derives(_ name: String, from ancestor: String) -> Bool {
    !hierarchy.declarations(of: name).isEmpty && hierarchy.ancestors(of: name).contains(ancestor)
  }

  /// Returns whether a class, or one of the target's classes from which it derives, is isolated to
  /// the main actor.
  func isOnMainActor(_ name: String) -> Bool {
    ([name] + hierarchy.ancestors(of: name)).contains { name in
      hierarchy.declarations(of: name).contains(where: \.isOnMainActor)
    }
  }

  /// Returns whether a class is the first that conforms to a protocol which only an object can
  /// conform to, without conforming to `NSObjectProtocol` itself.
  func needsObjectProtocol(_ name: String, isObject: (String) -> Bool) -> Bool {
    func protocols(of name: String) -> [String] { conformances[name, default: []] }
    let own = hierarchy.fullName(of: name) ?? name
    guard protocols(of: own).contains(where: isObject),
      !protocols(of: own).contains("NSObjectProtocol")
    else { return false }
    return !hierarchy.ancestors(of: own).contains { protocols(of: $0).contains(where: isObject) }
  }

  /// Returns the classes that have an optional property of one of the target's protocols, and that
  /// conform to it by a superclass which does not have it; and why one of them cannot be asked.
  ///
  /// A stored property cannot override one that throws.
  func lateImplementations(
    of requirement: Requirement, in name: String, inherited: [String: [String]]
  ) -> [(owner: String, obstacle: String?)] {
    guard !requirement.isMethod else { return [] }
    func conforms(_ owner: String) -> Bool {
      conformances[owner, default: []].contains { isOrInherits(Vocabulary.lastName($0)) }
    }
    func isOrInherits(_ other: String) -> Bool {
      other == Vocabulary.lastName(name)
        || inherited[other, default: []].contains {
          $0 != other && isOrInherits(Vocabulary.lastName($0))
        }
    }
    return places[requirement.key, default: []].map { declared[$0] }.filter { place in
      !place.isOverride && !conforms(place.owner)
        && !hierarchy.declarations(of: place.owner).isEmpty
        && hierarchy.ancestors(of: place.owner).contains(where: conforms)
    }.map { place in
      let owners = hierarchy.declarations(of: place.owner)
      let obstacle: String? =
        owners.contains(where: \.isGeneric)
        ? "a generic class"
        : place.member.isHidden || owners.contains(where: \.isHidden) ? "a private member" : nil
      return (place.owner, obstacle)
    }
  }

  /// Returns whether a superclass or a subclass of a class declares a member of a name.
  func isDeclaredByRelative(_ name: String, of owner: String) -> Bool {
    let owner = hierarchy.fullName(of: owner) ?? owner
    let ancestors = hierarchy.ancestors(of: owner)
    return named[name, default: []].contains { other in
      ancestors.contains(other) || hierarchy.ancestors(of: other).contains(owner)
    }
  }
}
