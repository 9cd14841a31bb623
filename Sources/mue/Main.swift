import MueApp
import Platform

@main
struct Main {
  static func main() {
    exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
