import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { errorForLog } from "../../src/server/log.ts";
import { readableLine } from "../../src/server/log-line.ts";
import { makeLogOutput } from "../../src/server/log-output.ts";

describe("an error in the log", () => {
  it("has no row of the database in it", () => {
    const detail = "Failing row contains (1, Ada, ada@example.org)";
    const error = Object.assign(new Error("violates check constraint"), { code: "23514", detail, where: detail });
    expect(errorForLog(error)).toMatchObject({ code: "23514", message: "violates check constraint" });
    expect(JSON.stringify(errorForLog(error))).not.toContain("ada@");
  });
});

describe("a line of the log in a terminal", () => {
  it("has the message, its fields and the stack, and nothing that steers the terminal", () => {
    const err = { type: "Error", message: "gone\u001B[2J", stack: "Error: gone\u001B[2J\n    at a" };
    const line = JSON.stringify({ level: 50, time: 0, path: "/", status: 500, err, msg: "a block failed" });
    expect(stripVTControlCharacters(readableLine(line))).toMatch(
      /^\d\d:\d\d:\d\d {2}error {2}a block failed {2}path=\/ {2}status=500\nError: gone\?\[2J\n {4}at a\n$/,
    );
  });
});

describe("the output of a log", () => {
  /** A disk of which the log is kept; it takes so many bytes at once. */
  function makeDisk(most: number) {
    const disk = { text: "", isFull: false, tries: 0 };
    const output = makeLogOutput(-1, (_fd, bytes, done) => {
      disk.tries += 1;
      const taken = disk.isFull ? Buffer.alloc(0) : bytes.subarray(0, most);
      disk.text += taken.toString();
      queueMicrotask(() => done(disk.isFull ? new Error("ENOSPC") : null, taken.length));
    });
    return { disk, output };
  }

  it("continues after the disk was full, with the lines that it kept in between", async () => {
    const { disk, output } = makeDisk(5);
    disk.isFull = true;
    for (let line = 1; line <= 9; line += 1) output.write(`line ${line}\n`);
    output.flush();
    await expect.poll(() => disk.tries).toBeGreaterThan(1);
    disk.isFull = false;
    await expect.poll(() => disk.text).toBe(Array.from({ length: 9 }, (_, index) => `line ${index + 1}\n`).join(""));
  });

  it("keeps a megabyte at most", async () => {
    const { disk, output } = makeDisk(300_000);
    disk.isFull = true;
    for (let line = 0; line < 1500; line += 1) output.write("x".repeat(1000));
    disk.isFull = false;
    output.flush();
    await expect.poll(() => disk.text.length).toBe(1_000_000);
  });
});
