import type { ImportedPost, ImportLine, ImportSummary } from "#publishing";
import type { Api } from "./api-client.ts";
import type { Site } from "./services.ts";

/** An import's answer: its posts, its end unless it failed, and all its lines. */
type Imported = { posts: ImportedPost[]; end?: ImportSummary; lines: ImportLine[] };

/** Sends a source to be imported: a WordPress export, the text of a Markdown file, or several files. */
export async function importInto(site: Site, api: Api, body: string | object, query = ""): Promise<Imported> {
  const isFile = typeof body === "string";
  const type = isFile ? (body.startsWith("<?xml") ? "text/xml" : "text/markdown") : "application/json";
  const answer = await site.request(`/api/posts/import?${query}`, {
    method: "POST",
    headers: { ...api.headers, "content-type": type },
    body: isFile ? body : JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const lines = (await answer.text())
    .trim()
    .split("\n")
    .map((line): ImportLine => JSON.parse(line));
  const posts = lines.flatMap((line) => ("post" in line ? [line.post] : []));
  const last = lines.at(-1);
  return { posts, lines, end: last && "end" in last ? last.end : undefined };
}
