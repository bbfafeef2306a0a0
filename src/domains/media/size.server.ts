import { closeSync, openSync, readSync } from "node:fs";
import { imageSize } from "image-size";
import { MEDIA_TYPES } from "./media.ts";
import { mediaFile } from "./files.server.ts";

/** Address of a stored picture; nothing else reaches the file system. */
const ADDRESS = new RegExp(`^/media/([0-9a-f]{64}\\.(?:${Object.keys(MEDIA_TYPES).join("|")}))$`);
/** Every stored file has its dimensions within this many bytes. */
const HEAD_BYTES = 64 * 1024;

type Size = { width: number; height: number };

/** @returns the file name in the address of a stored picture; undefined for any other address. */
export function nameOfMedia(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}

function readHead(file: string): Uint8Array | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, "r");
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(descriptor, head));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function measure(file: string): Size | undefined {
  const head = readHead(file);
  if (!head) return undefined;
  try {
    const { width, height } = imageSize(head);
    return { width, height };
  } catch {
    return undefined;
  }
}

/**
 * Makes the function that gives a stored picture's natural size while a page is rendered. A file never changes, so its
 * head is read once in a process, whichever process stored it.
 */
export function mediaSizes(dataFolder: string): (address: string) => Size | undefined {
  const known = new Map<string, Size>();
  return (address) => {
    const name = nameOfMedia(address);
    if (!name) return undefined;
    const size = known.get(name) ?? measure(mediaFile(dataFolder, name));
    if (size) known.set(name, size);
    return size;
  };
}
