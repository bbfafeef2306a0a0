import type { Database } from "#db";
import {
  disownPrivateFiles,
  newPrivateFile,
  openPrivateFile,
  ownPrivateFiles,
  putPrivateFiles,
  type MediaStore,
  type OpenedFile,
} from "#media/server";
import { fail, failAt, ok, type Result } from "#shared";
import type { SettingsStore } from "../settings.server.ts";
import { fontTexts, MAX_FONTS, type OwnFont } from "./own-font.ts";
import { readFont } from "./read-font.server.ts";

type Needs = { database: Database; media: MediaStore; settings: SettingsStore };

/** An upload: the file, and what its owner says about it. */
export type FontUpload = { content: Buffer; name: string; licence: string; fileName: string };

/** The file's name in words: "Acme-Sans.woff2" is "Acme Sans". */
function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_]+/g, " ")
    .trim();
}

type Texts = Pick<OwnFont, "name" | "licence">;

function checkTexts(upload: FontUpload, family: string | undefined): Result<Texts, "INVALID"> {
  const name = upload.name.trim() || family || nameOfFile(upload.fileName).slice(0, 60);
  const texts = fontTexts.safeParse({ name, licence: upload.licence });
  if (texts.success) return ok(texts.data);
  const problems = texts.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    code: "INVALID",
    message,
  }));
  return failAt("INVALID", problems[0]?.message ?? "", { path: problems[0]?.path, problems });
}

/**
 * Stores a font with the uploaded files and lists it among the site's. The same file again changes nothing.
 * @returns INVALID with what is wrong, LIMIT_REACHED beyond `MAX_FONTS`, UNAVAILABLE when it can't be stored.
 */
export async function addFont(
  { database, media, settings }: Needs,
  upload: FontUpload,
  userId: string,
): Promise<Result<OwnFont, "INVALID" | "LIMIT_REACHED" | "UNAVAILABLE">> {
  const read = readFont(upload.content);
  if (!read.ok) return read;
  const { family, ...facts } = read.value;
  const texts = checkTexts(upload, family);
  if (!texts.ok) return texts;
  const file = newPrivateFile(upload.content, `${texts.value.name}.woff2`);
  const stored = await putPrivateFiles(database, media, [file]);
  if (!stored.ok) return stored;
  const font: OwnFont = { ...texts.value, ...facts, id: file.id, hash: file.hash, bytes: upload.content.length };
  const changed = await settings.changeFonts(async (fonts, _used, trx) => {
    // A file that nobody owns is swept.
    if (fonts.some(({ hash }) => hash === font.hash)) return ok(fonts);
    if (fonts.length >= MAX_FONTS) {
      return fail("LIMIT_REACHED", `A site has at most ${MAX_FONTS} own fonts. Delete one that you don’t use.`);
    }
    await ownPrivateFiles(trx, [font.id], font.id);
    return ok([...fonts, font]);
  }, userId);
  return changed.ok ? ok(changed.value.find(({ hash }) => hash === font.hash) ?? font) : changed;
}

/** Deletes a font that isn't used. @returns FONT_USED for one that headings or texts have, NOT_FOUND for an unknown id. */
export async function removeFont(
  { settings }: Needs,
  id: string,
  userId: string,
): Promise<Result<readonly OwnFont[], "NOT_FOUND" | "FONT_USED">> {
  return settings.changeFonts(async (fonts, used, trx) => {
    if (!fonts.some((font) => font.id === id)) return fail("NOT_FOUND", "Font not found");
    if (used.includes(id)) return fail("FONT_USED", "Headings or texts use this font. Choose another one there first.");
    await disownPrivateFiles(trx, [id]);
    return ok(fonts.filter((font) => font.id !== id));
  }, userId);
}

/** Opens a font's file. @returns undefined for a file that isn't one of the site's fonts. */
export async function openFont(
  { database, media, settings }: Needs,
  hash: string,
): Promise<Result<OpenedFile | undefined, "UNAVAILABLE">> {
  const find = () => settings.current.ownFonts?.find((font) => font.hash === hash);
  // Another process may have just added it and sent pages that name it.
  if (!find()) await settings.reload();
  const font = find();
  return font ? openPrivateFile(database.db, media, { id: font.id, ownerId: font.id }) : ok(undefined);
}
