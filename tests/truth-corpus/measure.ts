import { findClaims, type Claim, type ClaimKind } from "#ai";
import type { CorpusReply } from "./corpus-reply.ts";

const KINDS: Readonly<Record<string, ClaimKind>> = {
  n: "number",
  d: "date",
  q: "quotation",
  s: "standard",
  r: "rank",
  a: "name",
  p: "pledge",
};
const MARK = /⟦(\w):([^⟦⟧]*)⟧/g;

/** @returns a marked value without its marks; what they say is added to `marked`. */
function unmarked(value: unknown, path: (string | number)[], marked: Claim[]): unknown {
  if (typeof value === "string") {
    return value.replaceAll(MARK, (_all, kind: string, text: string) => {
      marked.push({ path, text, kind: KINDS[kind] ?? "name" });
      return text;
    });
  }
  if (Array.isArray(value)) return value.map((item, at) => unmarked(item, [...path, at], marked));
  if (typeof value !== "object" || value === null) return value;
  const items = Object.entries(value).map(([name, item]) => [name, unmarked(item, [...path, name], marked)] as const);
  return Object.fromEntries(items);
}

/** Whether both mean the same assertion: a figure without "up to", a name with the word before it. */
function isSame(found: Claim, expected: Claim): boolean {
  if (JSON.stringify(found.path) !== JSON.stringify(expected.path)) return false;
  if (expected.text.includes(found.text)) return found.text.length > 1;
  return found.text.includes(expected.text) && found.text.length <= 2 * expected.text.length + 10;
}

/** What a corpus says of the rules: counts, and shares between 0 and 1. */
type Figures = { marked: number; found: number; recall: number; precision: number; kinds: number };

function countsOf({ type, content, facts = [], context = "", page = [] }: CorpusReply) {
  const marked: Claim[] = [];
  const claims = findClaims({ [type]: unmarked(content, [type], marked) }, { facts, context, page });
  const right = claims.filter((claim) => marked.some((one) => isSame(claim, one)));
  return {
    marked: marked.length,
    met: marked.filter((one) => claims.some((claim) => isSame(claim, one))).length,
    found: claims.length,
    right: right.length,
    ofKind: right.filter((claim) => marked.some((one) => isSame(claim, one) && one.kind === claim.kind)).length,
  };
}

/** @returns how many of the marked facts are found, and how many of the found ones are marked. */
export function measure(replies: readonly CorpusReply[]): Figures {
  const counts = replies.map(countsOf);
  const sum = (name: "marked" | "met" | "found" | "right" | "ofKind") =>
    counts.reduce((total, one) => total + one[name], 0);
  return {
    marked: sum("marked"),
    found: sum("found"),
    recall: sum("met") / sum("marked"),
    precision: sum("right") / sum("found"),
    kinds: sum("ofKind") / sum("right"),
  };
}
