import { once } from "node:events";
import http, { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterAll, expect, it, vi } from "vitest";
import { guardedLookup, PrivateAddressError, type Resolver } from "./guarded-lookup.server.ts";
import { safeFetch, type FetchOptions } from "./safe-fetch.server.ts";

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };
/** Ten million bytes, packed before the time of a request counts. */
const BROTLI = brotliCompressSync(Buffer.alloc(10_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const close: (() => void)[] = [];
afterAll(() => close.forEach((end) => end()));

/** Starts a server on this machine. @returns its "host:port". */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  close.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Fetches from a server of this machine, which is the one exception. */
function fetchFrom(host: string, options: Partial<FetchOptions> = {}, path = "/") {
  const limits = { maxBytes: 1000, timeoutMs: 5000, accept: ["text/plain"], allowedHosts: [host] };
  return safeFetch(`http://${host}${path}`, { ...limits, ...options });
}

/** The code of a failure, or the text of a success. */
async function outcomeOf(fetched: ReturnType<typeof safeFetch>): Promise<string> {
  const result = await fetched;
  return result.ok ? result.value.bytes.toString() : result.error.code;
}

it("fetches a file, follows redirects, and says where it came from", async () => {
  const host = await serve(({ url, headers }, answer) => {
    if (url === "/old") answer.writeHead(301, { Location: "/new" }).end();
    else answer.writeHead(200, TEXT).end(`${headers.accept} ${headers["accept-encoding"]}`);
  });
  expect(await fetchFrom(host, {}, "/old")).toEqual({
    ok: true,
    value: { bytes: Buffer.from("text/plain identity"), type: "text/plain", url: `http://${host}/new` },
  });
});

it.each([
  "http://127.0.0.1",
  "http://127.1",
  "http://2130706433",
  "http://0x7f.0.0.1",
  "http://0177.0.0.1",
  "http://0x7f000001",
  "http://１２７.0.0.1",
  "http://0",
  "http://[::1]",
  "http://[::ffff:127.0.0.1]",
  "http://[0:0:0:0:0:ffff:7f00:1]",
  "http://[64:ff9b::7f00:1]",
  "http://[2002:7f00:1::]",
  "http://[fd00::1]",
  "http://169.254.169.254",
  "http://localhost",
])("doesn't reach a server of this machine by the address %s", async (origin) => {
  const reached = vi.fn<RequestListener>((_request, answer) => answer.writeHead(200, TEXT).end("secret"));
  const host = await serve(reached);
  const address = `${origin}:${host.split(":")[1]}/`;
  expect(await outcomeOf(safeFetch(address, { maxBytes: 1000, timeoutMs: 5000, accept: ["text/plain"] }))).toBe(
    "ADDRESS_PRIVATE",
  );
  expect(reached).not.toHaveBeenCalled();
});

it.each([
  "ftp://example.org/a",
  "file:///etc/passwd",
  "data:text/plain,a",
  "http://user:word@example.org/",
  "nonsense",
  "",
])("doesn't request %s", async (address) =>
  expect(await outcomeOf(safeFetch(address, { maxBytes: 1, timeoutMs: 1000, accept: ["text/plain"] }))).toBe(
    "URL_INVALID",
  ),
);

it("checks each redirect, by address and by name", async () => {
  const inside = vi.fn<RequestListener>((_request, answer) => answer.writeHead(200, TEXT).end("secret"));
  const port = (await serve(inside)).split(":")[1];
  const host = await serve(({ url }, answer) => answer.writeHead(302, { Location: `http://${url?.slice(1)}/` }).end());
  const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  expect(await outcomeOf(fetchFrom(host, {}, `/127.0.0.1:${port}`))).toBe("ADDRESS_PRIVATE");
  expect(await outcomeOf(fetchFrom(host, { resolve }, `/inside.example:${port}`))).toBe("ADDRESS_PRIVATE");
  expect(inside).not.toHaveBeenCalled();
});

it("follows three redirects and no more, or none where none are wanted", async () => {
  const host = await serve(({ url }, answer) => {
    const left = Number(url?.slice(1));
    if (left > 0) answer.writeHead(307, { Location: `/${left - 1}` }).end();
    else answer.writeHead(200, TEXT).end("there");
  });
  expect(await outcomeOf(fetchFrom(host, {}, "/3"))).toBe("there");
  expect(await outcomeOf(fetchFrom(host, {}, "/4"))).toBe("TOO_MANY_REDIRECTS");
  expect(await outcomeOf(fetchFrom(host, { maxRedirects: 0 }, "/1"))).toBe("TOO_MANY_REDIRECTS");
});

it("connects to the address that it checked, however a name's answers change", async () => {
  const answers = ["93.184.216.34", "127.0.0.1"];
  const lookup = guardedLookup(async () => [{ address: answers.shift() ?? "", family: 4 }]);
  const ask = () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    lookup("rebind.example", {}, (error, address) => resolve(error ?? address));
    return promise;
  };
  expect(await ask()).toBe("93.184.216.34");
  expect(await ask()).toBeInstanceOf(PrivateAddressError);
});

it("asks for a name's address once per connection, and connects to nothing else", async () => {
  const resolve = vi.fn<Resolver>(async () => [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
  ]);
  const options = { maxBytes: 1000, timeoutMs: 5000, accept: ["text/plain"], resolve };
  expect(await outcomeOf(safeFetch("http://rebind.example:9/", options))).toBe("ADDRESS_PRIVATE");
  expect(resolve).toHaveBeenCalledTimes(1);
});

it("doesn't go through the proxy of the environment", async () => {
  const proxy = vi.fn<RequestListener>((_request, answer) => answer.writeHead(200, TEXT).end("proxy"));
  const before = http.globalAgent;
  http.globalAgent = new http.Agent({ proxyEnv: { HTTP_PROXY: `http://${await serve(proxy)}` } });
  const host = await serve((_request, answer) => answer.writeHead(200, TEXT).end("direct"));
  expect(await outcomeOf(fetchFrom(host))).toBe("direct");
  expect(proxy).not.toHaveBeenCalled();
  http.globalAgent = before;
});

it.each<[string, RequestListener]>([
  ["says so beforehand", (_request, answer) => answer.writeHead(200, { ...TEXT, "Content-Length": "2000" }).end()],
  [
    "has no end",
    (_request, answer) => {
      answer.writeHead(200, TEXT);
      const timer = setInterval(() => answer.write("x".repeat(100)), 1);
      answer.once("close", () => clearInterval(timer));
    },
  ],
  [
    "unpacks to more (gzip)",
    (_request, answer) =>
      answer.writeHead(200, { ...TEXT, "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(900_000))),
  ],
  [
    "unpacks to more (brotli)",
    (_request, answer) => answer.writeHead(200, { ...TEXT, "Content-Encoding": "br" }).end(BROTLI),
  ],
])("ends a file beyond its limit that %s", async (_case, answer) => {
  expect(await outcomeOf(fetchFrom(await serve(answer)))).toBe("TOO_LARGE");
});

it("unpacks what a server compresses without being asked", async () => {
  const host = await serve((_request, answer) =>
    answer.writeHead(200, { ...TEXT, "Content-Encoding": "gzip" }).end(gzipSync("words")),
  );
  expect(await outcomeOf(fetchFrom(host))).toBe("words");
});

it.each<[string, string, RequestListener]>([
  ["never answers", "TIMEOUT", () => {}],
  ["never finishes", "TIMEOUT", (_request, answer) => void answer.writeHead(200, TEXT).write("a")],
  [
    "breaks off",
    "UNREACHABLE",
    (_request, answer) => void answer.writeHead(200, TEXT).write("a", () => answer.destroy()),
  ],
  [
    "sends broken gzip",
    "UNREACHABLE",
    (_r, answer) => answer.writeHead(200, { ...TEXT, "Content-Encoding": "gzip" }).end("x"),
  ],
  ["has nothing there", "BAD_STATUS", (_request, answer) => answer.writeHead(404, TEXT).end()],
  [
    "sends a page",
    "WRONG_TYPE",
    (_request, answer) => answer.writeHead(200, { "Content-Type": "text/html" }).end("<p>"),
  ],
])("reports a server that %s", async (_case, code, answer) => {
  expect(await outcomeOf(fetchFrom(await serve(answer), { timeoutMs: 300 }))).toBe(code);
});

it("reports a server that isn't there, and stops when its caller does", async () => {
  const host = await serve(() => {});
  expect(await outcomeOf(fetchFrom("127.0.0.1:1"))).toBe("UNREACHABLE");
  const stop = new AbortController();
  const fetched = fetchFrom(host, { signal: stop.signal });
  stop.abort();
  expect(await outcomeOf(fetched)).toBe("UNREACHABLE");
});
