import type { PageParams } from "#blocks";
import { cleanText, fail, LOCALES, ok, percentDecoded, SYSTEM_PREFIXES, type Result } from "#shared";

/** First segments that no page may have (spec 3). */
const RESERVED = new Set([
  ...SYSTEM_PREFIXES,
  "sitemap.xml",
  "robots.txt",
  "llms.txt",
  "icons.svg",
  "favicon.svg",
  "drawings.svg",
  "drawings-blocks.svg",
  "drawings-templates.svg",
  "order",
  ...LOCALES,
]);
/** The addresses of links in emails to subscribers. */
const RESERVED_PATHS = new Set(["/newsletter/confirm", "/newsletter/unsubscribe"]);
/** The stored path of the page that holds the site's shared header and footer: no address leads there. */
export const SHARED_BLOCKS_PATH = "frame";

const SEGMENT = /^[a-z0-9][a-z0-9._~-]*$/;
const PARAMS = [":id1", ":id2"] as const;
/** The most segments of a path with parameters: a longer address is only looked up literally. */
const MAX_SEGMENTS = 8;
const MAX_LENGTH = 200;
const MAX_VALUE = 200;

function isParam(segment: string): boolean {
  return segment === ":id1" || segment === ":id2";
}

/** Whether an address belongs to the system, so that no page can have it. */
export function isReserved(path: string): boolean {
  return RESERVED.has(segmentsOf(path)[0] ?? "") || RESERVED_PATHS.has(path);
}

function segmentsOf(path: string): string[] {
  return path === "/" ? [] : path.slice(1).split("/");
}

/**
 * Checks the path of a page: lower case, begins with "/", may hold `:id1` and `:id2` once each.
 * @returns the path, or why no page may have it.
 */
export function checkPath(path: string): Result<string, "PATH_INVALID" | "PATH_RESERVED"> {
  if (path === "/") return ok(path);
  const segments = segmentsOf(path);
  const isWellFormed =
    path.startsWith("/") && path.length <= MAX_LENGTH && segments.every((one) => isParam(one) || SEGMENT.test(one));
  if (!isWellFormed) {
    return fail(
      "PATH_INVALID",
      `${path}: a path begins with "/" and has parts of lower-case letters, digits, "-", ".", "_" and "~", or :id1 and :id2`,
    );
  }
  const params = segments.filter(isParam);
  if (params.length > 0 && segments.length > MAX_SEGMENTS) {
    return fail("PATH_INVALID", `${path}: a path with :id1 or :id2 has at most ${MAX_SEGMENTS} parts`);
  }
  if (new Set(params).size < params.length) return fail("PATH_INVALID", `${path}: ${params[0]} may appear only once`);
  if (RESERVED.has(segments[0] ?? "")) return fail("PATH_RESERVED", `${path}: /${segments[0]} belongs to the system`);
  if (RESERVED_PATHS.has(path)) return fail("PATH_RESERVED", `${path} belongs to the system`);
  return ok(path);
}

/** Where posts go that nothing gives another blog. */
export const DEFAULT_BLOG = "/blog";

/** @returns the path above one: "/blog/hello" -> "/blog", "/hello" -> "/". */
export function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

/** The other paths that match exactly the same addresses: their parameters only have other names. */
export function sameShape(path: string): string[] {
  const params = segmentsOf(path).filter(isParam);
  if (params.length === 0) return [];
  const swap = (segment: string) => (segment === ":id1" ? ":id2" : segment === ":id2" ? ":id1" : segment);
  return [`/${segmentsOf(path).map(swap).join("/")}`];
}

/** Whether paths with parameters may match an address: none of the system's own, nor one with an empty segment. */
function canHoldParams(segments: string[]): boolean {
  const isShort = segments.length > 0 && segments.length <= MAX_SEGMENTS;
  return isShort && !segments.includes("") && !RESERVED.has(segments[0] ?? "");
}

/**
 * Every path that a page found at this address may have: the address itself and each pattern that matches it. None for
 * an address with control characters, which no page has and not every database accepts.
 */
export function candidatePaths(address: string): string[] {
  if (/\p{Cc}/u.test(address)) return [];
  const segments = segmentsOf(address);
  if (!canHoldParams(segments)) return [address];
  const put = (path: string[], index: number, param: string) => path.with(index, param);
  const singles = segments.flatMap((_one, index) => PARAMS.map((param) => put(segments, index, param)));
  const pairs = segments.flatMap((_one, first) =>
    segments.flatMap((_two, second) => (first === second ? [] : [put(put(segments, first, ":id1"), second, ":id2")])),
  );
  return [segments, ...singles, ...pairs].map((path) => `/${path.join("/")}`);
}

/** Orders paths that match one address, the most specific first: at the first difference, words before parameters. */
export function bySpecificity(a: string, b: string): number {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  const first = left.findIndex((segment, index) => isParam(segment) !== isParam(right[index] ?? ""));
  if (first < 0) return 0;
  return isParam(left[first] ?? "") ? 1 : -1;
}

/** Whether an address belongs to a path with parameters. */
export function matchesPath(path: string, address: string): boolean {
  const [pattern, segments] = [segmentsOf(path), segmentsOf(address)];
  return (
    pattern.length === segments.length && pattern.every((part, index) => isParam(part) || part === segments[index])
  );
}

/** Reads the values of a path's parameters out of an address, decoded and at most 200 characters long. */
export function paramsOf(path: string, address: string): PageParams {
  const segments = segmentsOf(address);
  const params: PageParams = {};
  for (const [index, part] of segmentsOf(path).entries()) {
    if (part === ":id1") params.id1 = decode(segments[index] ?? "");
    if (part === ":id2") params.id2 = decode(segments[index] ?? "");
  }
  return params;
}

function decode(segment: string): string {
  return cleanText(percentDecoded(segment).slice(0, MAX_VALUE));
}

/** Replaces a path's parameters with their values, encoded for an address; one without a value stays as it is. */
export function fillPath(path: string, params: PageParams): string {
  const value = (segment: string) => (segment === ":id1" ? params.id1 : segment === ":id2" ? params.id2 : undefined);
  return `/${segmentsOf(path)
    .map((segment) => {
      const given = value(segment);
      return given === undefined ? segment : encodeURIComponent(given);
    })
    .join("/")}`;
}
