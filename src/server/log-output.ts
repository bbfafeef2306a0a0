import { write as writeFile, writeSync } from "node:fs";

/** Lines are written together once they have this many bytes, and at the latest after FLUSH_MS. */
const BATCH_BYTES = 4096;
const FLUSH_MS = 500;
/** After a failure, such as that of a pipe whose reader is behind. */
const RETRY_MS = 50;
/** What is kept of lines that can't be written, as on a full disk; further ones are lost. */
const KEPT_BYTES = 1_000_000;
/** How often the last lines are tried when the process ends, for a reader that is behind. */
const LAST_TRIES = 100;
const LAST_PAUSE_MS = 10;

type Write = (fd: number, bytes: Buffer, done: (error: Error | null, count: number) => void) => void;

/** Where a log goes. `flush` begins to write what has been logged so far, if nothing is being written. */
export type LogOutput = { write: (line: string) => void; flush: () => void };

function isBehind(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAGAIN";
}

/** Writes as much as possible before the process ends. */
function writeLast(fd: number, bytes: Buffer): void {
  let rest = bytes;
  for (let tries = 0; rest.length > 0 && tries < LAST_TRIES; tries += 1) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if (!isBehind(error)) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS);
    }
  }
}

/**
 * Writes a log to an open file, pipe or terminal. What can't be written is tried again; no failure ends the process or blocks
 * it, as a full disk would with pino's own destination.
 */
export function makeLogOutput(fd: number, writeBytes: Write = writeFile): LogOutput {
  let lines: string[] = [];
  let size = 0;
  let rest = Buffer.alloc(0);
  let isWriting = false;
  let hasFailed = false;

  function takeLines(): Buffer<ArrayBuffer> {
    const taken = Buffer.from(lines.join(""));
    lines = [];
    size = 0;
    return taken;
  }

  function flush(): void {
    if (isWriting) return;
    if (rest.length === 0) rest = takeLines();
    if (rest.length === 0) return;
    isWriting = true;
    writeBytes(fd, rest, (error, count) => {
      isWriting = false;
      hasFailed = error !== null;
      if (error) setTimeout(flush, RETRY_MS).unref();
      else {
        rest = rest.subarray(count);
        if (rest.length > 0 || size >= BATCH_BYTES) flush();
      }
    });
  }

  setInterval(flush, FLUSH_MS).unref();
  process.once("exit", () => {
    // What is being written would be there twice.
    writeLast(fd, isWriting ? takeLines() : Buffer.concat([rest, takeLines()]));
  });

  return {
    write: (line) => {
      const bytes = Buffer.byteLength(line);
      if (rest.length + size + bytes > KEPT_BYTES) return;
      lines.push(line);
      size += bytes;
      if (size >= BATCH_BYTES && !hasFailed) flush();
    },
    flush,
  };
}
