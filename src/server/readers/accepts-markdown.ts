/** The range of an Accept header that a media type falls under: the most specific one (RFC 9110, 12.5.1). */
function rangeFor(type: string, ranges: ReadonlyMap<string, number>): string | undefined {
  return [type, `${type.split("/")[0]}/*`, "*/*"].find((range) => ranges.has(range));
}

function rangesOf(accept: string): Map<string, number> {
  const parts = accept.split(",").map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(";")
      .map((one) => one.trim()),
  );
  return new Map(
    parts.map(([range = "", ...parameters]) => {
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      const value = weight === undefined ? 1 : Number(weight.slice(2));
      return [range, Number.isNaN(value) ? 0 : value] as const;
    }),
  );
}

/**
 * @returns whether a request prefers Markdown to HTML: it names Markdown, with a higher weight, or with the same weight before
 * what HTML falls under.
 */
export function acceptsMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes("text/markdown")) return false;
  const ranges = rangesOf(accept);
  const own = ranges.get("text/markdown") ?? 0;
  const html = rangeFor("text/html", ranges);
  const other = html === undefined ? 0 : (ranges.get(html) ?? 0);
  if (own !== other) return own > other;
  const names = [...ranges.keys()];
  return own > 0 && names.indexOf("text/markdown") < names.indexOf(html ?? "");
}
