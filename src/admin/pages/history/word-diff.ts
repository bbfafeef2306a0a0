/** A stretch of text: in both versions, only in the earlier, or only in the later. */
export type Stretch = { kind: "same" | "del" | "ins"; text: string };

/** Comparing costs the product of both lengths; longer texts count as replaced. */
const MAX_CELLS = 400_000;

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

/** How many words two texts have in common from each pair of places on. */
function commonFrom(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i];
    if (!row) continue;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return table;
}

function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) joined.push({ kind, text });
  }
  return joined;
}

/** Compares two texts word by word. @returns the stretches of both in order; joined they are either text again. */
export function diffWords(before: string, after: string): Stretch[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length * b.length > MAX_CELLS)
    return join([
      { kind: "del", text: before },
      { kind: "ins", text: after },
    ]);
  const common = commonFrom(a, b);
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old = "", now = ""] = [a[i], b[j]];
    if (i < a.length && j < b.length && old === now) {
      stretches.push({ kind: "same", text: old });
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      stretches.push({ kind: "del", text: old });
      i += 1;
    } else {
      stretches.push({ kind: "ins", text: now });
      j += 1;
    }
  }
  return join(stretches);
}
