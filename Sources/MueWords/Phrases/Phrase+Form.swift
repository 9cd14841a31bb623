extension Phrase {
  /// Nobody offers a game as it is planned.
  public static let gameCannotBegin = Phrase("form.gameCannotBegin")
  /// Beginning the game as it is wished.
  public static let formBegin = Phrase("form.formBegin")
  /// The kind of game.
  public static let formPreset = Phrase("form.formPreset")
  /// Whether friends may come.
  public static let formFriends = Phrase("form.formFriends")
  /// No friends may come.
  public static let formFriendsNone = Phrase("form.formFriendsNone")
  /// Friends with accounts on this machine may come.
  public static let formFriendsAccount = Phrase("form.formFriendsAccount")
  /// Friends with any account of this machine may come.
  public static let formFriendsMachine = Phrase("form.formFriendsMachine")
  /// Friends are told of an open handicap, and asked to agree.
  public static let formPeekTold = Phrase("form.formPeekTold")
  /// Friends in the network may come.
  public static let formFriendsNetwork = Phrase("form.formFriendsNetwork")
  /// How many play.
  public static let formPlayers = Phrase("form.formPlayers")
  /// How long the match is.
  public static let formLength = Phrase("form.formLength")
  /// The match is some hands long.
  public static let formByHands = Phrase("form.formByHands")
  /// How many hands are played.
  public static let formHands = Phrase("form.formHands")
  /// The person’s name.
  public static let formName = Phrase("form.formName")
  /// The person’s seat.
  public static let formSeat = Phrase("form.formSeat")
  /// How much of the others' cards the person sees.
  public static let formPeek = Phrase("form.formPeek")
  /// Who deals first.
  public static let formFirstDealer = Phrase("form.formFirstDealer")
  /// The number of the deals.
  public static let formSeed = Phrase("form.formSeed")
  /// What is left to chance.
  public static let formByChance = Phrase("form.formByChance")
  /// The level of all opponents.
  public static let formLevel = Phrase("form.formLevel")
  /// The levels of the opponents differ.
  public static let formMixed = Phrase("form.formMixed")
  /// An opponent, by its place.
  public static func formOpponent(number: Int) -> Phrase {
    Phrase("form.formOpponent", ["number": .number(number)])
  }
  /// The level of an opponent.
  public static let formOpponentLevel = Phrase("form.formOpponentLevel")
  /// How an opponent bids.
  public static let formOpponentStyle = Phrase("form.formOpponentStyle")
  /// The usual way of bidding.
  public static let formBalanced = Phrase("form.formBalanced")
  /// How many of the cards gone by an opponent remembers, 0 to 9.
  public static let formOpponentMemory = Phrase("form.formOpponentMemory")
  /// The share of others’ cards an opponent sees, 0 to 9.
  public static let formOpponentPeek = Phrase("form.formOpponentPeek")
  /// Two at the table would have the same name.
  public static func formNameTwice(name: String) -> Phrase {
    Phrase("form.formNameTwice", ["name": .text(name)])
  }
  /// A kind of game: four play to 100.
  public static let presetQuick = Phrase("form.presetQuick")
  /// A kind of game: five play to 200.
  public static let presetClassic = Phrase("form.presetClassic")
  /// A kind of game: five play to 500.
  public static let presetLong = Phrase("form.presetLong")
  /// A kind of game: six play to 200.
  public static let presetSix = Phrase("form.presetSix")
  /// A kind of game: three play to 200.
  public static let presetThree = Phrase("form.presetThree")
  /// A kind of game of the person’s own.
  public static let presetCustom = Phrase("form.presetCustom")
}
