import { expect, it } from "vitest";
import { unzip } from "../../tests/unzip.ts";
import { zip, type ZipFile } from "./zip.server.ts";

async function archiveOf(files: readonly ZipFile[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zip(
    (async function* all() {
      yield* files;
    })(),
  ))
    parts.push(part);
  return Buffer.concat(parts);
}

const at = new Date("2024-05-06T07:08:10Z");

it("writes files that programs can read, with their names in UTF-8", async () => {
  const files = [
    { name: "blog/a.md", content: Buffer.from("One"), at },
    { name: "blog/日本.md", content: Buffer.alloc(0), at: new Date(0) },
  ];
  const archive = await archiveOf(files);
  expect([...unzip(archive)]).toEqual([
    ["blog/a.md", "One"],
    ["blog/日本.md", ""],
  ]);
  // 6 May 2024, 07:08:10 in the format of MS-DOS.
  expect([archive.readUInt16LE(12), archive.readUInt16LE(10)]).toEqual([
    (44 << 9) | (5 << 5) | 6,
    (7 << 11) | (8 << 5) | 5,
  ]);
  expect(await archiveOf(files)).toEqual(archive);
});

it("counts more files than two bytes can", { tags: ["slow"] }, async () => {
  const count = 70_000;
  const archive = await archiveOf(
    Array.from({ length: count }, (_, n) => ({ name: String(n), content: Buffer.alloc(0), at })),
  );
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const large = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 6, 6]));
  expect(archive.readUInt16LE(end + 10)).toBe(0xffff);
  expect(archive.readBigUInt64LE(large + 32)).toBe(BigInt(count));
  expect(archive.readUInt32LE(Number(archive.readBigUInt64LE(large + 48)))).toBe(0x02014b50);
});

it("is an archive without files too", async () => {
  expect(unzip(await archiveOf([])).size).toBe(0);
});
