import type { ClaimKind } from "../claim.ts";

/** How one language words what a model may not assert: alternatives of expressions, each of bounded length. */
export type Wordings = Readonly<Record<"rank" | "number" | "standard", readonly string[]>> & {
  /** Promises by the subjects of `PLEDGES`. */
  pledges: Readonly<Record<string, readonly string[]>>;
  /** The script that gives the language away; without it every text is searched. */
  script?: RegExp;
  /** What may be joined to the front of a word. */
  prefix?: string;
  /** Whether no spaces part its words. */
  hasNoEdges?: boolean;
};

/** The kinds of statements that languages word in phrases. */
export type WordedKind = Extract<ClaimKind, keyof Wordings>;
