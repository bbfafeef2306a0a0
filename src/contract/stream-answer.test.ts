import { pino } from "pino";
import { expect, it } from "vitest";
import { streamAnswer } from "./stream-answer.server.ts";

it("logs no failure when the reader leaves while the next chunk is made, and ends what makes it", async () => {
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const begun = Promise.withResolvers<void>();
  const made = Promise.withResolvers<void>();
  let hasEnded = false;
  async function* chunks() {
    try {
      yield "one";
      begun.resolve();
      await made.promise;
      yield "two";
    } finally {
      hasEnded = true;
    }
  }
  const reader = streamAnswer({ chunks: chunks(), headers: {}, log, lastWords: () => "failed" }).body?.getReader();
  await reader?.read();
  const next = reader?.read();
  await begun.promise;
  const left = reader?.cancel();
  made.resolve();
  await Promise.all([next, left]);
  expect([lines, hasEnded]).toEqual([[], true]);
});
