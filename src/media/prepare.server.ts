import { fail, ok, type Result } from "#shared";
import { sanitiseSvgFile } from "#shared/server";
import { prepareRaster, type Prepared } from "./raster.server.ts";
import { takeTurn } from "./turns.server.ts";

const LESS_THAN = 0x3c;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** @returns whether the first sign that is neither space nor a byte order mark opens a tag. */
function beginsWithTag(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 1000).find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte)) === LESS_THAN;
}

/** A drawing is cleaned in one go, during which the process answers nobody: one of 10 MB takes about two seconds. */
function prepareSvg(bytes: Uint8Array): Result<Prepared, "INVALID"> {
  const text = decodeUtf8(bytes);
  if (text === undefined) return fail("INVALID", "This SVG isn't saved as UTF-8 text. Save it again as UTF-8.");
  const cleaned = sanitiseSvgFile(text);
  if (!cleaned.ok) return cleaned;
  const { svg, width, height } = cleaned.value;
  return ok({ content: Buffer.from(svg), extension: "svg", width, height });
}

/**
 * Decides by its content what an uploaded file is and makes it fit for the site; at most two at a time, others wait.
 * @returns code `INVALID` with a text that says what is wrong and what helps.
 */
export async function prepareUpload(bytes: Uint8Array): Promise<Result<Prepared, "INVALID">> {
  if (bytes.length === 0) return fail("INVALID", "This file is empty.");
  return takeTurn(async () => (beginsWithTag(bytes) ? prepareSvg(bytes) : prepareRaster(bytes)));
}
