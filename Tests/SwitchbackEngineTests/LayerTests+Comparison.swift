import Testing

@testable import Switchback

/// What is wanted of a host, what it shows and what it was told, in three plain arrays.
private struct PlainLayer {
  var wanted: [Int]
  var shown: [Int]
  var target: [Int]?
  var drops = 0

  /// What leaves at the top, if nothing comes in its place.
  var topLeaving: Int? {
    wanted.count < shown.count && shown.starts(with: wanted) ? shown.last : nil
  }
}

private enum LayerStep {
  case want([Int])
  case wantByLittle([Int])
  case command
  case acknowledge
  case settle(showing: [Int], isAcknowledging: Bool)
  case goBack
  case forget
}

extension PlainLayer {
  /// Whether a step is possible now.
  func allows(_ step: LayerStep) -> Bool {
    switch step {
    case .want(let stack), .wantByLittle(let stack): stack != wanted
    case .command: target == nil && shown != wanted
    case .acknowledge, .forget: target != nil
    case .settle(_, let isAcknowledging): target != nil || !isAcknowledging
    case .goBack: target == nil && shown == wanted && wanted.count > 1
    }
  }

  mutating func take(_ step: LayerStep) {
    switch step {
    case .want(let stack), .wantByLittle(let stack): wanted = stack
    case .command: target = wanted
    case .acknowledge: (shown, target, drops) = (target ?? [], nil, 0)
    case .settle(let showing, let isAcknowledging):
      var merge = ReportMerge(wanted: wanted, shown: shown, target: target)
      merge.retry.drops = drops
      _ = merge.settle(showing: showing, acknowledging: isAcknowledging)
      (wanted, shown, target, drops) = (merge.wanted, merge.shown, nil, merge.retry.drops)
    case .goBack:
      wanted.removeLast()
      (shown, drops) = (wanted, 0)
    case .forget: target = nil
    }
  }

  /// How many screens need not change.
  var kept: Int { zip(shown, wanted).prefix { $0 == $1 }.count }
}

extension LayerStage {
  /// - Returns: Whether a command says what it should.
  fileprivate func take(_ step: LayerStep, beside plain: PlainLayer) -> Bool {
    switch step {
    case .want(let stack): want(stack)
    case .wantByLittle(let stack): wantByLittle(stack)
    case .command: return command() == [plain.kept] + plain.wanted[plain.kept...]
    case .acknowledge: layer.acknowledge()
    case .settle(let showing, let isAcknowledging):
      settle(showing: showing, acknowledging: isAcknowledging)
    case .goBack:
      _ = layer.cutTop()
      layer.followUser()
    case .forget: layer.forgetCommand()
    }
    return true
  }

  fileprivate func isLike(_ plain: PlainLayer) -> Bool {
    wanted == plain.wanted && shown == plain.shown && target == plain.target
      && layer.isShown == (plain.wanted == plain.shown)
      && layer.isBusy == (plain.target != nil)
      && layer.lowestShown?.serial == plain.shown.first
      && layer.topLeaving?.serial == plain.topLeaving
      && layer.command.retry.drops == plain.drops
  }
}

extension LayerTests {
  /// What a host says in one word comes to the same as what it says screen by screen.
  @Test(arguments: [[], [1], [1, 2], [1, 2, 3]])
  func carryingOutACommandIsSettlingOnItsTarget(shown: [Int]) {
    let longer = [[1, 2, 3], [1, 2, 4], [4, 2, 1], [1, 3, 2, 4]]
    let all = stacks(of: [1, 2, 3, 4], upTo: 2) + longer
    for edit in all where edit != shown {
      for later in all {
        let stages = [LayerStage(showing: shown), LayerStage(showing: shown)]
        for stage in stages {
          stage.want(edit)
          _ = stage.command()
          stage.wantByLittle(later)
        }
        stages[0].layer.acknowledge()
        let layer = stages[1].layer
        var merge = layer.merge
        let outcome = merge.settle(on: layer.target ?? [], acknowledging: true) { _ in nil }
        #expect(merge.wanted == layer.merge.wanted, "it changes nothing that is wanted")
        #expect(outcome == .acknowledged)
        layer.settle(
          showing: merge.shown, outcome, merge.retry)
        let plain = PlainLayer(wanted: later, shown: edit)
        for stage in stages {
          #expect(stage.isLike(plain), "\(shown), \(edit), \(later)")
          #expect(stage.command() == [plain.kept] + later[plain.kept...])
          stage.close()
        }
      }
    }
  }

  /// Takes every sequence of four steps, where what is wanted changes as a whole or by little.
  @Test(arguments: [true, false])
  func aLayerIsThreeArraysThroughEverySequenceOfSteps(isByLittle: Bool) throws {
    var steps: [LayerStep] = [.command, .acknowledge, .goBack, .forget]
    for stack in [[], [1], [1, 2], [2, 1], [1, 3, 2]] {
      steps.append(isByLittle ? .wantByLittle(stack) : .want(stack))
      steps.append(.settle(showing: stack, isAcknowledging: false))
      steps.append(.settle(showing: stack, isAcknowledging: true))
    }
    var taken = 0
    func go(_ before: [LayerStep], _ plain: PlainLayer) throws {
      for step in steps where plain.allows(step) {
        var next = plain
        next.take(step)
        if before.count < 3 {
          try go(before + [step], next)
        } else {
          try compare(before + [step], from: [1, 2])
          taken += 1
        }
      }
    }
    try go([], PlainLayer(wanted: [1, 2], shown: [1, 2]))
    #expect(taken > 10_000)
  }

  /// Takes long sequences of steps of every kind.
  @Test(arguments: 1...8)
  func aLayerIsThreeArraysAllTheTime(seed: Int) throws {
    var random = FuzzRandom(seed: UInt64(seed))
    let all = stacks(of: [1, 2, 3, 4, 5], upTo: 3) + [[1, 2, 3, 4, 5], [1, 2, 3, 5, 4]]
    for _ in 0..<60 {
      var plain = PlainLayer(wanted: [1, 2, 3], shown: [1, 2, 3])
      var steps: [LayerStep] = []
      while steps.count < 30 {
        let stack = all[random.below(all.count)]
        let step: LayerStep =
          switch random.below(10) {
          case 0: .want(stack)
          case 1: .wantByLittle(stack)
          case 2: .wantByLittle(plain.wanted + [random.below(90) + 10])
          case 3: .wantByLittle(Array(plain.wanted.dropLast(1 + random.below(2))))
          case 4, 5: .command
          case 6: .acknowledge
          case 7: .settle(showing: stack, isAcknowledging: random.chance(2))
          case 8: .goBack
          default: random.chance(4) ? .forget : .acknowledge
          }
        if case .wantByLittle(let stack) = step, Set(stack).count < stack.count { continue }
        guard plain.allows(step) else { continue }
        plain.take(step)
        steps.append(step)
      }
      try compare(steps, from: [1, 2, 3])
    }
  }

  /// Takes the same steps on a layer and beside it, and compares after each.
  private func compare(_ steps: [LayerStep], from shown: [Int]) throws {
    let stage = LayerStage(showing: shown)
    defer { stage.close() }
    var plain = PlainLayer(wanted: shown, shown: shown)
    for (number, step) in steps.enumerated() {
      let isTold = stage.take(step, beside: plain)
      plain.take(step)
      guard isTold, stage.isLike(plain) else {
        throw Mismatch(
          """
          after \(steps[...number]): wanted \(stage.wanted), shown \(stage.shown), \
          target \(stage.target ?? []), not \(plain)
          """)
      }
    }
    // As many as can be are known to be shared.
    if plain.target == nil { #expect(stage.layer.beginCommand().kept == plain.kept) }
  }
}
