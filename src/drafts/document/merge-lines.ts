/** The lines of a text that another version has changed: `from` up to `to` are now `lines`. */
type Change = { from: number; to: number; lines: readonly string[] };

/** Longer parts (lines by lines) aren't compared: all of their lines count as changed. */
const MAX_COMPARED = 250_000;

/** The changes between two lists, by their longest common subsequence. */
function changesBetween(base: readonly string[], other: readonly string[]): Change[] {
  if (base.length * other.length > MAX_COMPARED) return [{ from: 0, to: base.length, lines: other }];
  const width = other.length + 1;
  /** How many lines the rests from two indexes on have in common. */
  const common = new Uint16Array((base.length + 1) * width);
  const commonFrom = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = base.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const isSame = base[i] === other[j];
      common[i * width + j] = isSame
        ? 1 + commonFrom(i + 1, j + 1)
        : Math.max(commonFrom(i + 1, j), commonFrom(i, j + 1));
    }
  }
  const changes: Change[] = [];
  let [from, start, i, j] = [0, 0, 0, 0];
  const end = (to: number, last: number) => {
    if (to > from || last > start) changes.push({ from, to, lines: other.slice(start, last) });
  };
  while (i < base.length && j < other.length) {
    if (base[i] === other[j]) {
      end(i, j);
      [i, j] = [i + 1, j + 1];
      [from, start] = [i, j];
    } else if (commonFrom(i + 1, j) >= commonFrom(i, j + 1)) i += 1;
    else j += 1;
  }
  end(base.length, other.length);
  return changes;
}

function changesOf(base: readonly string[], other: readonly string[]): Change[] {
  const most = Math.min(base.length, other.length);
  let before = 0;
  while (before < most && base[before] === other[before]) before += 1;
  let after = 0;
  while (after < most - before && base.at(-1 - after) === other.at(-1 - after)) after += 1;
  const parts = [base, other].map((lines) => lines.slice(before, lines.length - after));
  return changesBetween(parts[0] ?? [], parts[1] ?? []).map(({ from, to, lines }) => ({
    from: from + before,
    to: to + before,
    lines,
  }));
}

const isInsertion = ({ from, to }: Change) => from === to;
/** The lines of a change, each between line breaks. */
const textOf = ({ lines }: Change) => `\n${lines.join("\n")}\n`;
const isSameChange = (a: Change, b: Change) => a.from === b.from && a.to === b.to && textOf(a) === textOf(b);

/** Whether a change has the lines of an insertion at one of its ends already. */
const isPartOf = (one: Change, change: Change) =>
  isInsertion(one) &&
  !isInsertion(change) &&
  ((one.from === change.from && textOf(change).startsWith(textOf(one))) ||
    (one.to === change.to && textOf(change).endsWith(textOf(one))));

/** Whether a change begins where the one before it has ended. Two insertions in one place have no order. */
function isBehind(change: Change, before: Change): boolean {
  return change.from >= before.to && !(isInsertion(change) && isInsertion(before) && change.from === before.from);
}

/**
 * Joins two changes of one text, line by line. What both changed alike is changed once.
 * @param base what both were made of.
 * @returns the text with both; undefined where they changed the same lines.
 */
export function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  const lines = base.split("\n");
  const own = changesOf(lines, mine.split("\n"));
  const others = changesOf(lines, theirs.split("\n"));
  const onlyOwn = own.filter((one) => !others.some((other) => isPartOf(one, other)));
  const onlyOthers = others.filter((one) => !own.some((other) => isSameChange(one, other) || isPartOf(one, other)));
  const all = [...onlyOwn, ...onlyOthers].toSorted((a, b) => a.from - b.from || a.to - b.to);
  const merged: string[] = [];
  let last: Change = { from: -1, to: 0, lines: [] };
  for (const change of all) {
    if (!isBehind(change, last)) return undefined;
    merged.push(...lines.slice(last.to, change.from), ...change.lines);
    last = change;
  }
  return [...merged, ...lines.slice(last.to)].join("\n");
}
