import type { Logger } from "pino";
import { csvLine } from "#shared/server";

/** So many entries a part of a list has. */
export const PAGE_SIZE = 50;

/** A column of a file: its name in words and what stands in it. */
export type Column<Entry> = readonly [name: string, cell: (entry: Entry) => string | number];

/** A time as spreadsheets read it; in UTC. */
export function csvTime(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

async function* csvLines<Entry>(columns: readonly Column<Entry>[], pages: AsyncIterable<Entry[]>) {
  // The mark tells spreadsheets that the file is UTF-8.
  yield `\uFEFF${csvLine(columns.map(([name]) => name))}`;
  for await (const entries of pages) {
    yield entries.map((entry) => csvLine(columns.map(([, cell]) => cell(entry)))).join("");
  }
}

/** Lines as bytes, each made only when the reader asks for it; one that fails cuts the download. */
function streamOf(lines: AsyncGenerator<string>, log: Logger): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await lines.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log.error({ err: error }, "a download failed");
          controller.error(error);
        }
      },
      cancel: async () => void (await lines.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Sends entries as a CSV file, as fast as the reader takes them and without ever holding all of them.
 * @param name of the file, before its date.
 */
export function csvResponse<Entry>(
  name: string,
  columns: readonly Column<Entry>[],
  pages: AsyncIterable<Entry[]>,
  log: Logger,
): Response {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(streamOf(csvLines(columns, pages), log), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": "no-store",
    },
  });
}
