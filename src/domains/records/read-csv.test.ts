import { ReadableStream } from "node:stream/web";
import { expect, it } from "vitest";
import { cpuMs } from "../../../tests/cpu-time.ts";
import { readCsv } from "./read-csv.server.ts";

it("reads a first line that arrives byte by byte in linear time", async () => {
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
