/** How often it is checked. */
const CHECK_MS = 1000;

const REFUSED = {
  error: { code: "FORBIDDEN", message: "You may no longer do this. What was counted so far is stored." },
};

/**
 * Goes on with lines of an answer only while its reader may still ask for it: an import can last for hours, in which a role
 * or a session may end. @returns the lines, the last one an error where that has happened.
 */
export async function* whileAllowed<Line>(
  lines: AsyncGenerator<Line>,
  mayStill: () => Promise<boolean>,
): AsyncGenerator<Line | typeof REFUSED> {
  let checkedAt = performance.now();
  for await (const line of lines) {
    yield line;
    if (performance.now() - checkedAt < CHECK_MS) continue;
    if (!(await mayStill())) {
      yield REFUSED;
      return;
    }
    checkedAt = performance.now();
  }
}
