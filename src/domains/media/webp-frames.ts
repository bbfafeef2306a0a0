const CHUNK_HEADER = 8;

/**
 * Counts the frames of an animated WebP by its chunks. The library reads each frame from the first one on: a file of 10 MB
 * that holds nothing else would take it a minute, before it says how many there are.
 * @returns 0 for anything but a WebP, and for one that isn't animated.
 */
export function countWebpFrames(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") return 0;
  const frame = Buffer.from("ANMF").readUInt32BE();
  let frames = 0;
  for (let at = 12; at + CHUNK_HEADER <= file.length;) {
    if (file.readUInt32BE(at) === frame) frames += 1;
    const size = file.readUInt32LE(at + 4);
    at += CHUNK_HEADER + size + (size % 2);
  }
  return frames;
}
