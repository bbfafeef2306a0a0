import { may } from "#contract";
import { downloadHeaders, streamAnswer, streamLines, whileAllowed } from "#contract/server";
import { isDiskFullError } from "#db";
import { addMedia } from "#media/server";
import { filesBody, MAX_EXPORT_BYTES, MAX_FILES_BYTES, transferContract, type ImportLine } from "#publishing";
import {
  exportPosts,
  importPosts,
  openExport,
  readFiles,
  readItems,
  type KeepPicture,
  type ReadBatch,
} from "#publishing/server";
import { fail, ok, percentDecoded, type Result } from "#shared";
import { safeFetch, zip } from "#shared/server";
import type { Services } from "../services.ts";
import { holdBody } from "./large-bodies.ts";
import { readBody } from "./read-body.ts";
import { serve } from "./serve.ts";

const PICTURES = { maxBytes: 10 * 1024 * 1024, timeoutMs: 20_000, accept: ["image/*", "application/octet-stream"] };

function fileNameOf(url: string): string {
  return percentDecoded(URL.parse(url)?.pathname.split("/").at(-1) ?? "");
}

/** Fetches a picture of another site, through the guard, into the media library. */
function keepPictures({ database, environment, media }: Services, userId: string, signal: AbortSignal): KeepPicture {
  return async ({ url, alt }) => {
    const allowedHosts = environment.IMPORT_ALLOWED_HOSTS;
    const fetched = await safeFetch(url, { ...PICTURES, allowedHosts, signal });
    if (!fetched.ok) return fetched;
    const upload = { bytes: fetched.value.bytes, name: fileNameOf(url), alt, userId };
    const added = await addMedia(database, media, upload);
    return added.ok ? ok(added.value.url) : added;
  };
}

/** Reads what was sent: a WordPress export, one Markdown file, or several as JSON. */
async function openSource(raw: Request, name: string): Promise<Result<AsyncIterable<ReadBatch>>> {
  const type = (raw.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  const bytes = new Uint8Array(await raw.arrayBuffer());
  if (type === "application/xml" || type === "text/xml") {
    const opened = await openExport(bytes);
    return opened.ok ? ok(readItems(opened.value)) : opened;
  }
  if (type !== "application/json" && type !== "text/markdown") {
    return fail("INVALID", "Send Markdown files, or a WordPress export (XML)");
  }
  if (bytes.length > MAX_FILES_BYTES) {
    return fail("TOO_LARGE", "Send at most 10 MB of Markdown files at once, and the others after them");
  }
  const text = new TextDecoder().decode(bytes);
  if (type === "text/markdown") return ok(readFiles([{ name: name || "post.md", text }], Date.now()));
  const body = await readBody(text, filesBody);
  if (!body.ok) return body;
  return ok(readFiles(filesBody.parse(body.value).files, Date.now()));
}

/** The last line of an import that fails. */
function failedLine(error: unknown): ImportLine {
  const kept = "Posts before this line are stored; try again.";
  return isDiskFullError(error)
    ? { error: { code: "UNAVAILABLE", message: `The server’s disk is full. ${kept}` } }
    : { error: { code: "INTERNAL", message: `The import failed on the server. ${kept}` } };
}

export const transferRoutes = serve(transferContract, {
  importPosts: async ({ services, query, user, raw, mayStill }) => {
    if (query.publish && !may(user, "page.publish")) return fail("FORBIDDEN", "Your role doesn’t allow publishing");
    const held = await holdBody(raw, { owner: user.id, maxBytes: MAX_EXPORT_BYTES }, (request) =>
      openSource(request, query.name),
    );
    if (!held.ok) return held;
    const source = held.value;
    if (!source.ok) return source;
    const { blog, locale } = query;
    const { dryRun: isDryRun } = query;
    const lines = importPosts(source.value, services, {
      ...(blog !== undefined && { blog }),
      ...(locale !== undefined && { locale }),
      ...(query.pictures === "fetch" && !isDryRun && { keepPicture: keepPictures(services, user.id, raw.signal) }),
      defaultLocale: services.settings.current.defaultLocale,
      isDryRun,
      publish: query.publish,
      author: user.name,
    });
    return streamLines(whileAllowed(lines, mayStill), services.log, failedLine);
  },
  exportPosts: ({ services }) => {
    const chunks = zip(exportPosts(services.database.db));
    return streamAnswer({ chunks, headers: downloadHeaders("posts", "zip"), log: services.log });
  },
});
