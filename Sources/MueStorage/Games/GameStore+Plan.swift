import MueGame

extension GameStore {
  private static let planFile = AtomicFile("new-game.json", keepsPrevious: false)

  /// The plan kept last; nil when there is none that can be read.
  public var plan: NewGamePlan? {
    guard let bytes = try? state.read(Self.planFile.name, atMost: 16_384) else { return nil }
    return NewGamePlan(text: bytes)
  }

  /// Keeps a plan; nothing is lost where that cannot be written.
  public func keep(_ plan: NewGamePlan) {
    guard mayWrite else { return }
    if self.plan == nil, (try? state.names().contains(Self.planFile.name)) == true {
      _ = state.setAside(Self.planFile.name)
    }
    try? Self.planFile.write(Array(plan.text.utf8), in: state)
  }
}
