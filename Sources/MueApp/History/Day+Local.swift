import MueGame
import Platform

extension Day {
  /// The day of a time in seconds since 1970 where the person is; nil outside the calendar.
  static func local(_ seconds: Int) -> Day? {
    var time = time_t(seconds)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return nil }
    return Day(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// The first second of the day, or of one some days later, where the person is.
  func beginning(daysLater days: Int = 0) -> Int {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day + days)
    // Whether it is summer time there is for the system to find out.
    parts.tm_isdst = -1
    return mktime(&parts)
  }
}
