import { ReadableStream } from "node:stream/web";
import { expect, it } from "vitest";
import { cpuMs } from "../../../../tests/cpu-time.ts";
import { turnsDuring } from "../../../../tests/loop-turns.ts";
import { readCsv } from "./read-csv.server.ts";

it("answers other requests between empty rows", async () => {
  const text = Buffer.from(`Name${"\n".repeat(20_000)}`);
  expect(await turnsDuring(() => Array.fromAsync(readCsv(ReadableStream.from([text]))))).toBeGreaterThan(90);
});

it("reads a first line that arrives byte by byte in linear time", { tags: ["slow"] }, async () => {
  const bytes = Buffer.from(`${"x".repeat(400_000)}\nA\n`);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => (at < bytes.length ? controller.enqueue(bytes.subarray(at, ++at)) : controller.close()),
  });
  const start = cpuMs();
  const lengths = [];
  for await (const { cells } of readCsv(body)) lengths.push(cells[0]?.length);
  expect([lengths, cpuMs() - start < 10_000]).toEqual([[400_000, 1], true]);
});

it.each([
  ["\r\nName;City\r\nAda;London\r\n", 2],
  ["\uFEFF\n \n\nName\tCity\nAda\tLondon", 4],
  ["\tName\nAda\tLondon", 1],
  [";;\nName;City\nAda;London", 2],
  ["sep=;\r\nName;City, country\r\nAda;London\r\n", 2],
  ['\uFEFF"sep=|"\n\nName|City\nAda|London', 3],
  ["\nSEP=\t\nName\tCity\nAda\tLondon", 3],
])(
  "finds the separator behind empty lines or a line that names it, however the file arrives: %j",
  async (text, head) => {
    const bytes = Buffer.from(text);
    for (const size of [1, 3, bytes.length]) {
      const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
      const parts = starts.map((start) => new Uint8Array(bytes.subarray(start, start + size)));
      const rows = await Array.fromAsync(readCsv(ReadableStream.from(parts)));
      expect(rows.map(({ number, cells }) => [number, cells.length])).toEqual([
        [head, 2],
        [head + 1, 2],
      ]);
    }
  },
);
