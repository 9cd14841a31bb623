/// What is done beside the loop.
enum Work: String, Sendable {
  case thinking
  case reading
  case database
  case seeking
}
