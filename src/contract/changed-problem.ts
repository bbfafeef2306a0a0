/** What a save is refused for: someone else has changed a field since the caller saw it. */
export type ChangedProblem = { path: string[]; code: "CHANGED"; message: string; value: unknown };

/** @param path leads to the field in what was sent. @param value what it has now. */
export function changedProblem(path: string[], value: unknown): ChangedProblem {
  const to = typeof value === "string" || typeof value === "number" ? ` to “${value}”` : "";
  const message = `Someone else has changed this${to}. Save again to replace it.`;
  return { path, code: "CHANGED", message, value };
}

/** @returns the message of a save that is refused as a whole, as someone else has changed what the caller saw. */
export const changedMessage = (noun: string) => `Someone else changed this ${noun}. Look at it, then change it again.`;
