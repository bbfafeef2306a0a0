import { crc32 } from "node:zlib";

/**
 * Reads an archive of stored files by its directory, as unpacking programs do.
 * @returns the files' texts by name. @throws Error when a header, a size or a checksum isn't right.
 */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error("This isn't an entry of the directory");
    const [sum, size, length] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const start = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + length);
    if (archive.readUInt32LE(start) !== 0x04034b50) throw new Error(`${name} has no header`);
    if (archive.toString("utf8", start + 30, start + 30 + length) !== name) throw new Error(`${name} has another name`);
    const content = archive.subarray(start + 30 + length, start + 30 + length + size);
    if (crc32(content) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, content.toString());
    at += 46 + length;
  }
  return files;
}
