import { crc32 } from "node:zlib";

/** A file of an archive: its name with "/" between folders, its content, and when it was changed. */
export type ZipFile = { name: string; content: Uint8Array; at: Date };

/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 45;
/** The largest number in a field of two bytes; more files are counted in the fields of ZIP64. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

/** A time as MS-DOS wrote it: two seconds are the smallest unit, 1980 is the first year. Always UTC. */
function dosTime(at: Date): number {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107) - 1980;
  const day = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return ((day << 16) | (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)) >>> 0;
}

/** Writes numbers in a row, each in so many bytes, the lowest first. */
function fields(...parts: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of parts) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** What the header before a file and its entry in the directory have in common. */
function describe({ name, content, at }: ZipFile) {
  const bytes = Buffer.from(name);
  const sum = crc32(content);
  const common = fields(
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    [dosTime(at), 4],
    [sum, 4],
    [content.length, 4],
    [content.length, 4],
  );
  return { bytes, common };
}

function endOf(count: number, size: number, start: number): Buffer {
  const large = fields(
    ...([
      [0x06064b50, 4],
      [44, 8],
      [VERSION, 2],
      [VERSION, 2],
      [0, 4],
      [0, 4],
    ] as const),
    ...([
      [count, 8],
      [count, 8],
      [size, 8],
      [start, 8],
    ] as const),
    ...([
      [0x07064b50, 4],
      [0, 4],
      [start + size, 8],
      [1, 4],
    ] as const),
  );
  const few = Math.min(count, MAX_16);
  const end = fields(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [few, 2],
      [few, 2],
    ] as const),
    ...([
      [Math.min(size, MAX_32), 4],
      [Math.min(start, MAX_32), 4],
      [0, 2],
    ] as const),
  );
  return count > MAX_16 || start > MAX_32 ? Buffer.concat([large, end]) : end;
}

/**
 * Writes a ZIP archive as its files come; only their names stay in memory. Files aren't compressed (method "store"), so that
 * the same files always give the same bytes. Source: APPNOTE 6.3, 4.3.
 * @throws RangeError when files begin beyond 4 GB: their entries have no room for it.
 */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let start = 0;
  for await (const file of files) {
    if (start > MAX_32) throw new RangeError("The archive is larger than 4 GB");
    const { bytes, common } = describe(file);
    const header = Buffer.concat([fields([0x04034b50, 4]), common, fields([bytes.length, 2], [0, 2]), bytes]);
    const place = fields([bytes.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [start, 4]);
    directory.push(Buffer.concat([fields([0x02014b50, 4], [VERSION, 2]), common, place, bytes]));
    yield Buffer.concat([header, file.content]);
    start += header.length + file.content.length;
  }
  const whole = Buffer.concat(directory);
  yield Buffer.concat([whole, endOf(directory.length, whole.length, start)]);
}
