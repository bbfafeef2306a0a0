import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { finish } from "#shared";
import { cachedPageInSteps, type Assets, type CachedPage } from "#site";
import { IMMUTABLE, sendFile } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const HOUR = "public, max-age=3600";
const NEVER = "no-store";

/** @returns the version that an address names. */
function versionIn(address: string): string | undefined {
  return URL.parse(address, "http://own.invalid")?.searchParams.get("v") ?? undefined;
}

/** The versions that pages name now of the sheets that they draw from, by the sheet's path. */
function sheetVersions({ icons, drawings }: Assets): ReadonlyMap<string, string | undefined> {
  const addresses = [icons, ...Object.values(drawings).flatMap(({ drawing }) => drawing ?? [])];
  return new Map(addresses.map((address) => [address.replace(/[?#].*$/, ""), versionIn(address)]));
}

/**
 * How long a file may be kept. During an update another process, of the version before or after, may have sent the page:
 * what this one has under that version would be kept for a year in place of the right file.
 */
function keptFor(asked: string | undefined, current: string | undefined): string {
  if (asked === undefined) return HOUR;
  return asked === current ? IMMUTABLE : NEVER;
}

/**
 * Offers a sheet of drawings. It is made on its first request and compressed in the background, as it takes a fifth of a
 * start's time.
 */
function openDrawings(sheet: string): () => CachedPage {
  let file: CachedPage | undefined;
  return () => {
    if (file) return file;
    file = { ...finish(cachedPageInSteps([sheet], {}, Date.now())), contentType: "image/svg+xml" };
    void file.pack();
    return file;
  };
}

/**
 * Drops a range that is asked for only of one version (`If-Range`; RFC 9110, 13.1.5): built files are small enough to send
 * again, so the versions aren't compared.
 */
const dropConditionalRange: MiddlewareHandler<ServerEnv> = async ({ req }, next) => {
  if (req.header("range") !== undefined && req.header("if-range") !== undefined) {
    const headers = new Headers(req.raw.headers);
    headers.delete("range");
    req.raw = new Request(req.url, { method: req.method, headers });
  }
  return next();
};

/** Built files: hashed ones (by name or by the present `?v=`) never change, the others are loaded again after an hour. */
export function fileRoutes({ publicFolder, drawings, assets }: Services) {
  const app = new Hono<ServerEnv>();
  app.get("/assets/:file{page-[\\w-]+\\.css}", async (context, next) => {
    const sheet = assets.sheets?.find(context.req.path);
    return sheet ? sendFile(sheet, context.req.header("accept-encoding")) : next();
  });
  const versions = sheetVersions(assets);
  for (const [path, sheet] of Object.entries(drawings)) {
    const file = openDrawings(sheet);
    app.get(path, (context) => {
      const headers = { "Cache-Control": keptFor(context.req.query("v"), versions.get(path)) };
      return sendFile({ ...file(), headers }, context.req.header("accept-encoding"));
    });
  }
  const files = serveStatic<ServerEnv>({
    root: publicFolder,
    precompressed: true,
    onFound: (_path, context) => {
      const { path } = context.req;
      const isHashed = path.startsWith("/assets/");
      const kept = isHashed ? IMMUTABLE : keptFor(context.req.query("v"), versionIn(assets.image(path).src));
      context.header("Cache-Control", kept);
      // A shared cache would otherwise keep what it got uncompressed for everyone.
      if (/\.(?:css|js|svg)$/.test(path)) context.header("Vary", "Accept-Encoding");
    },
  });
  for (const path of ["/assets/*", "/landing/*", "/favicon.svg"]) app.get(path, dropConditionalRange, files);
  return app;
}
