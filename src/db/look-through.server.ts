import { yieldToRequests } from "#shared/server";
import { searchText } from "./search.server.ts";

/** How many rows one query looks through. */
const WINDOW = 1000;

/** Part of a list: the typed text, how many rows at most, and the cursor that they come after. */
type Wanted = { search: string; limit: number; cursor?: string };

type Source<Row> = {
  /** Reads rows in the list's order. @param count how many at most. */
  read: (cursor: string | undefined, count: number) => Promise<Row[]>;
  cursorOf: (row: Row) => string;
  /** What a row is found by. */
  textsOf: (row: Row) => readonly string[];
};

/**
 * Reads part of a list whose table has no `search_text`: rows are looked through in windows, between which other requests
 * have their turn. A text is found in any case, as by `containsText`.
 * @returns the rows, for `listPage`: more than `limit` where there are more.
 */
export async function lookThrough<Row>(
  { search, limit, cursor }: Wanted,
  { read, cursorOf, textsOf }: Source<Row>,
): Promise<Row[]> {
  const text = searchText([search]).trim();
  if (!text) return read(cursor, limit + 1);
  const found: Row[] = [];
  let after = cursor;
  do {
    const window = await read(after, WINDOW);
    found.push(...window.filter((row) => searchText(textsOf(row)).includes(text)));
    const last = window.length === WINDOW ? window.at(-1) : undefined;
    after = last && cursorOf(last);
    await yieldToRequests();
  } while (after !== undefined && found.length <= limit);
  return found;
}
