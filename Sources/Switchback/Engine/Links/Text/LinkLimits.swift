/// How much text is looked at when a link is read.
///
/// What is not limited here is how deep routes may follow each other: each of them takes a segment, or stands where no
/// other of its type does.
struct LinkLimits {
  /// How many bytes the text may have, as UTF-8.
  var length = 2048

  var segments = 16
  var parameters = 16
}
