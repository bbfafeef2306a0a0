import { expect, it } from "vitest";
import { SLICE_BYTES, slicesOf } from "./slice-body.server.ts";

const MEGABYTE = new Uint8Array(2 ** 20).map((_none, at) => at % 251);

/** A body that has all of it at once. */
function bodyOf(chunks: number) {
  let left = chunks;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(MEGABYTE) : controller.close()),
  }).getReader();
}

it("passes a body on in slices, and yields to others between them", { tags: ["slow"] }, async () => {
  let turns = 0;
  const beside = setInterval(() => (turns += 1));
  const slices: Uint8Array[] = [];
  for await (const slice of slicesOf(bodyOf(2))) {
    slices.push(slice);
    const until = performance.now() + 1;
    while (performance.now() < until);
  }
  clearInterval(beside);
  expect(Math.max(...slices.map(({ length }) => length))).toBe(SLICE_BYTES);
  expect(Buffer.concat(slices).equals(Buffer.concat([MEGABYTE, MEGABYTE]))).toBe(true);
  expect(turns).toBeGreaterThan(slices.length / 4);
});

it("ends a body that is longer than any reply", async () => {
  const reading = (async () => {
    for await (const _slice of slicesOf(bodyOf(65)));
  })();
  await expect(reading).rejects.toMatchObject({ name: "ModelError", code: "TOO_LONG" });
});
