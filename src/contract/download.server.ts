const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  zip: "application/zip",
};

/** @returns the headers of an answer that browsers save as a file of today, such as `leads-2026-11-30.csv`. */
export function downloadHeaders(name: string, ending: keyof typeof TYPES): Record<string, string> {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`;
  return { "Content-Type": TYPES[ending], "Content-Disposition": `attachment; filename="${file}"` };
}

/** @returns the items of all pages as one list in JSON, each on a line, in chunks. */
export async function* jsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const items of pages) {
    for (const item of items) {
      yield before + JSON.stringify(item);
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
