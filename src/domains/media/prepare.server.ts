import { fail, ok, type Result } from "#shared";
import { workerFile, WorkerThread, type SvgFile } from "#shared/server";
import { queueImageWork } from "./image-queue.server.ts";
import { MAX_SVG_BYTES } from "./media.ts";
import { prepareRaster, type Prepared } from "./raster.server.ts";

const LESS_THAN = 0x3c;
/** An SVG of a megabyte is cleaned in a second, on a machine that is busy in several. */
const cleaner = new WorkerThread(workerFile(import.meta.url, "clean-svg.worker"), { seconds: 30, megabytes: 512 });
const TOO_COMPLEX = fail("INVALID", "This SVG is too complex to be checked. Simplify it, or save it as PNG or WebP.");

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** @returns whether the first character, after spaces and a byte order mark, opens a tag. */
function beginsWithTag(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 1000).find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte)) === LESS_THAN;
}

async function prepareSvg(bytes: Uint8Array): Promise<Result<Prepared, "INVALID">> {
  if (bytes.length > MAX_SVG_BYTES) {
    return fail("INVALID", "This SVG is larger than 1 MB. Simplify it, or save it as PNG or WebP.");
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) return fail("INVALID", "This SVG isn’t saved as UTF-8 text. Save it again as UTF-8.");
  const cleaned = await cleaner.run(text).then(
    (message) => message as Result<SvgFile, "INVALID">,
    () => TOO_COMPLEX,
  );
  if (!cleaned.ok) return cleaned;
  const { svg, width, height } = cleaned.value;
  return ok({ content: Buffer.from(svg), extension: "svg", width, height });
}

/**
 * Detects an uploaded file's format by its content and prepares it for the site; at most two at a time, others wait.
 * @returns code `INVALID` with a message that says what is wrong and what helps.
 */
export async function prepareUpload(bytes: Uint8Array): Promise<Result<Prepared, "INVALID">> {
  return queueImageWork(async () => (beginsWithTag(bytes) ? prepareSvg(bytes) : prepareRaster(bytes)));
}
