/** Why the database can't be used, as one line with its remedy: shown at start instead of a stack trace. */
export class StartupError extends Error {
  override name = "StartupError";
}
