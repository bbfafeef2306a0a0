/** The weight of a media type in an Accept header, by the most specific range that names it (RFC 9110, 12.5.1). */
function weightOf(type: string, ranges: ReadonlyMap<string, number>): number {
  return ranges.get(type) ?? ranges.get(`${type.split("/")[0]}/*`) ?? ranges.get("*/*") ?? 0;
}

function rangesOf(accept: string): Map<string, number> {
  const parts = accept.split(",").map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return new Map(
    parts.map(([range = "", ...parameters]) => {
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      const value = weight === undefined ? 1 : Number(weight.slice(2));
      return [range, Number.isNaN(value) ? 0 : value] as const;
    }),
  );
}

/** @returns whether a request prefers Markdown to HTML: it names Markdown, with a higher weight. */
export function acceptsMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes("text/markdown")) return false;
  const ranges = rangesOf(accept);
  return (ranges.get("text/markdown") ?? 0) > weightOf("text/html", ranges);
}
