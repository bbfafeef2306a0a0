import sharp from "sharp";
import { expect, it } from "vitest";
import { prepareRaster } from "./raster.server.ts";
import { countWebpFrames } from "./webp-frames.ts";

/** A chunk of an odd size, which is padded. */
const FRAME = Buffer.concat([Buffer.from("ANMF"), Buffer.from([1, 0, 0, 0]), Buffer.alloc(2)]);

function webpOf(frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + frames * FRAME.length);
  return Buffer.concat([
    Buffer.from("RIFF"),
    size,
    Buffer.from("WEBP"),
    ...Array.from({ length: frames }, () => FRAME),
  ]);
}

it.each(["webp", "png"] as const)("a still %s has no frames", async (format) => {
  const still = sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
  expect(countWebpFrames(await still.toFormat(format).toBuffer())).toBe(0);
});

it("frames of an animation are counted", async () => {
  const pixels = Buffer.from(Array.from({ length: 3 }, (_none, frame) => [frame * 100, 0, 0]).flat());
  const raw = { width: 1, height: 3, channels: 3, pageHeight: 1 } as const;
  expect(countWebpFrames(await sharp(pixels, { raw }).webp({ lossless: true }).toBuffer())).toBe(3);
  expect(countWebpFrames(webpOf(7).subarray(0, -1))).toBe(7);
});

it("an animation with too many frames is refused before the library reads any", async () => {
  const refused = await prepareRaster(webpOf(301));
  expect(refused).toMatchObject({ error: { message: "This animation has 301 frames; at most 300 are allowed." } });
});
