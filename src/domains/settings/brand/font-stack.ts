const GENERIC = { serif: "Georgia, serif", sans: "Arial, sans-serif" };

/** The value of a font family for a shipped face: the face, its metric-matched fallbacks, and what every system has. */
export function fontStack(family: string, kind: keyof typeof GENERIC): string {
  return `"${family}", "${family} Fallback", "${family} Wide Fallback", ${GENERIC[kind]}`;
}
