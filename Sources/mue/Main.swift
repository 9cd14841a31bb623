import Foundation

/// The program: reads what is asked for and does it.
@main
struct Main {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let house = House(environment: environment, arguments: arguments) else {
      FileHandle.standardError.write(Data(House.noDataSentence.utf8))
      exit(Outcome.failed.code)
    }
    exit(house.run().code)
  }
}
