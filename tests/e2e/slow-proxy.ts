import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** So many pieces a page comes in, each long enough after the last for the browser to paint between them. */
const PIECES = 40;
const GAP_MS = 30;

/**
 * Starts a site's proxy on a slow line: pages arrive piece by piece, cut wherever that falls; files at once.
 * @param beforeLast runs before the last piece of a page is sent.
 */
export async function startSlowProxy(
  site: string,
  beforeLast: () => Promise<unknown>,
): Promise<{ url: string; stop: () => void }> {
  const proxy = createServer((incoming, outgoing) => {
    void (async () => {
      const answer = await fetch(new URL(incoming.url ?? "/", site));
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      outgoing.writeHead(answer.status, { "content-type": type });
      const isPage = type.startsWith("text/html");
      const length = isPage ? Math.ceil(body.length / PIECES) : body.length;
      for (let start = 0; start < body.length; start += length) {
        if (isPage && start + length >= body.length) await beforeLast();
        outgoing.write(body.subarray(start, start + length));
        if (length < body.length) await wait(GAP_MS);
      }
      outgoing.end();
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://localhost:${port}`, stop: () => proxy.close() };
}
