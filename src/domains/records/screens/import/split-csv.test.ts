import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "../../import/read-csv.server.ts";
import { splitCsv, type CsvPiece } from "./split-csv.ts";
import { propertyRuns } from "../../../../../tests/property-runs.ts";

async function piecesOf(text: string | Uint8Array<ArrayBuffer>, encoding = "utf-8"): Promise<CsvPiece[]> {
  return Array.fromAsync(splitCsv(new Blob([text]), encoding));
}

/** A file that arrives seven bytes at a time, so that every break is somewhere in a piece. */
function inChunks(text: string) {
  const bytes = new TextEncoder().encode(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
    bytes.slice(index * 7, index * 7 + 7),
  );
  const stream = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
  return { size: bytes.length, stream };
}

async function rowsOf(text: string) {
  return Array.fromAsync(readCsv(Readable.toWeb(Readable.from([Buffer.from(text)]))));
}

const textOf = (pieces: readonly CsvPiece[], head: string) =>
  head + pieces.map(({ text }) => text.slice(head.length)).join("");

describe("a CSV file in pieces", () => {
  it("has the same rows with the same numbers as the whole file", { tags: ["slow"] }, async () => {
    const cell = fc.constantFrom("", "a", '"x"', '"two\nlines"', '"say ""hi"", ok"', '5" pipe', '"a"b', "é; ü", "\t");
    const row = fc.array(cell, { minLength: 1, maxLength: 4 });
    const rows = fc.array(row, { minLength: 1, maxLength: 12 });
    const lineBreak = fc.constantFrom("\n", "\r\n", "\r");
    await fc.assert(
      fc.asyncProperty(
        rows,
        lineBreak,
        fc.constantFrom(",", ";"),
        fc.boolean(),
        async (all, end, separator, isEnded) => {
          const lines = [`Name${separator}More`, ...all.map((cells) => cells.join(separator))];
          const text = lines.join(end) + (isEnded ? end : "");
          const whole = await rowsOf(text);
          const pieces = await Array.fromAsync(splitCsv(inChunks(text), "utf-8", 20));
          const found = [];
          for (const { text: part, firstRow } of pieces) {
            const [head, ...rest] = await rowsOf(part);
            for (const one of rest) found.push({ ...one, number: one.number + firstRow - (head?.number ?? 0) - 1 });
          }
          expect(found).toEqual(whole.slice(1));
        },
      ),
      propertyRuns(100),
    );
  });

  it("is one piece where it is small, empty lines and all", async () => {
    const text = "\n\nName,Age\nA,1\n\nB,2";
    expect(await piecesOf(text)).toEqual([{ text, firstRow: 4, share: 1 }]);
    expect(await piecesOf("Name")).toEqual([{ text: "Name", firstRow: 2, share: 1 }]);
    expect(await piecesOf("Name\n")).toEqual([{ text: "Name\n", firstRow: 2, share: 1 }]);
    expect(await piecesOf("")).toEqual([{ text: "", firstRow: 2, share: 1 }]);
  });

  it.each([";;", '"";" ";', "\r", " ; ;", ";;\n\n;;", "sep=;"])(
    "has its headings in each piece behind lines that aren’t rows: %j",
    async (empty) => {
      const text = `${empty}\nName;Age;City\n${"Ada;36;London\n".repeat(9)}`.replaceAll(/\r?\n/g, "\r\n");
      const whole = await rowsOf(text);
      const pieces = await Array.fromAsync(splitCsv(inChunks(text), "utf-8", 20));
      const found = [];
      for (const { text: part, firstRow } of pieces) {
        const [head, ...rest] = await rowsOf(part);
        expect(head).toEqual(whole[0]);
        for (const one of rest) found.push({ ...one, number: one.number + firstRow - (head?.number ?? 0) - 1 });
      }
      expect([pieces.length > 1, found]).toEqual([true, whole.slice(1)]);
    },
  );

  it("is decoded, or refused where it isn't in this encoding", async () => {
    const latin = Uint8Array.from(Buffer.from("Name\nCaf\xe9\n", "latin1"));
    expect(textOf(await piecesOf(latin, "windows-1252"), "Name\n")).toBe("Name\nCafé\n");
    await expect(piecesOf(latin)).rejects.toMatchObject({ code: "WRONG_ENCODING" });
    const wide = Uint8Array.from(Buffer.from("\uFEFFName\nZoë\n", "utf16le"));
    expect(textOf(await piecesOf(wide, "utf-16le"), "Name\n")).toBe("Name\nZoë\n");
  });

  it("is refused where a quote isn't closed, with the number of the row", async () => {
    const text = `Name\nA\n"B\n${"x\n".repeat(600_000)}`;
    await expect(piecesOf(text)).rejects.toMatchObject({
      code: "ENDLESS_ROW",
      message: expect.stringContaining("Row 3"),
    });
  });
});
