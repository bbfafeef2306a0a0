import { describe, expect, it } from "vitest";
import { streamParts } from "./stream-parts.ts";

describe("the parts of a stream", () => {
  it("come in their order, to the end", async () => {
    const stream = new ReadableStream<string>({
      start: (controller) => {
        for (const part of ["a", "b", "c"]) controller.enqueue(part);
        controller.close();
      },
    });
    expect(await Array.fromAsync(streamParts(stream))).toEqual(["a", "b", "c"]);
  });

  it("are no longer made once a reader leaves early", async () => {
    let isCancelled = false;
    let made = 0;
    const stream = new ReadableStream<number>(
      { pull: (controller) => controller.enqueue((made += 1)), cancel: () => void (isCancelled = true) },
      { highWaterMark: 0 },
    );
    for await (const part of streamParts(stream)) if (part === 2) break;
    expect({ isCancelled, made }).toEqual({ isCancelled: true, made: 2 });
  });

  it("end with the error of a stream that breaks off", async () => {
    const stream = new ReadableStream<string>({
      pull: (controller) => controller.error(new Error("The connection was lost")),
    });
    await expect(Array.fromAsync(streamParts(stream))).rejects.toThrow("The connection was lost");
  });
});
