import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { signatureFault, type AwsKey } from "./aws-signature.ts";

export const BUCKET = "pictures";

/** The key that the fake storage knows. */
export const KEY: AwsKey = {
  accessKeyId: "AKTESTKEY",
  secretAccessKey: "secret/of+the=tests",
  region: "eu-test-1",
};

/** How the storage fails: no answer at all, a status, or a body that stops after its first byte or loses its connection before the last one. */
export type Failing = "hang" | "stall" | "cut" | { status: number; code: string; times?: number };

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;

type Sent = { method: string; path: string; query: URLSearchParams; headers: IncomingMessage["headers"]; body: Buffer };

function xml(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  // As the real ones do, with the key's id.
  xml(response, status, `<Error><Code>${code}</Code><AWSAccessKeyId>${KEY.accessKeyId}</AWSAccessKeyId></Error>`);
}

async function read(request: IncomingMessage): Promise<Sent> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? "", "http://storage");
  const { method = "", headers } = request;
  return { method, path: url.pathname, query: url.searchParams, headers, body: Buffer.concat(parts) };
}

function faultOf({ url: target = "", headers }: IncomingMessage, { method, body }: Sent): string | undefined {
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return signatureFault({ method, target, headers: flat, bodyHash }, KEY);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Names that follow a token, a page of them. Tokens have characters that need care in XML and in queries. */
function list(objects: Map<string, Buffer>, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get("prefix") ?? "";
  const after = /^&t\+(.*)\/=$/.exec(query.get("continuation-token") ?? "")?.[1] ?? "";
  const size = Math.min(pageSize, Number(query.get("max-keys") ?? pageSize));
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const page = names.slice(0, size);
  const contents = page.map(
    (name) => `<Contents><Key>${escapeXml(name)}</Key><Size>${objects.get(name)?.length}</Size></Contents>`,
  );
  const isCut = names.length > page.length;
  const next = isCut ? `<NextContinuationToken>${escapeXml(`&t+${page.at(-1)}/=`)}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`;
}

function give(response: ServerResponse, object: Buffer, { method, headers }: Sent, failing?: Failing): void {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const last = object.length - 1;
  const start = from ? Number(from) : to ? Math.max(0, object.length - Number(to)) : 0;
  const end = from && to ? Math.min(Number(to), last) : last;
  if (headers.range && start > end) return refuse(response, 416, "InvalidRange");
  response.writeHead(headers.range ? 206 : 200, {
    "Content-Type": "binary/octet-stream",
    "Last-Modified": "Wed, 21 Oct 2026 07:28:00 GMT",
    "Content-Length": end - start + 1,
    ...(headers.range && { "Content-Range": `bytes ${start}-${end}/${object.length}` }),
  });
  if (failing === "stall") response.write(object.subarray(start, start + 1));
  else if (failing === "cut") response.write(object.subarray(start, end), () => response.destroy());
  else response.end(method === "HEAD" ? undefined : object.subarray(start, end + 1));
}

/**
 * An S3 server with one bucket, which takes only requests that are signed correctly: PUT, GET, HEAD, DELETE and lists.
 * @param pageSize how many names a list has at most.
 */
export async function startFakeS3({ pageSize = 1000, port = 0 } = {}) {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const state: { failing?: Failing; onRequest?: (sent: Sent) => void | Promise<void> } = {};

  function answer(sent: Sent, response: ServerResponse): void {
    const { method, path, query, headers, body } = sent;
    const [, bucket, ...rest] = path.split("/").map(decodeURIComponent);
    const key = rest.join("/");
    if (bucket !== BUCKET) return refuse(response, 404, "NoSuchBucket");
    if (headers["transfer-encoding"] || Object.keys(headers).some((name) => name.includes("acl"))) {
      return refuse(response, 501, "NotImplemented");
    }
    const object = objects.get(key);
    if (method === "GET" && key === "") return xml(response, 200, list(objects, query, pageSize));
    if (method === "PUT") {
      objects.set(key, body);
      return void response.writeHead(200).end();
    }
    if (method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!object) return refuse(response, 404, "NoSuchKey");
    return give(response, object, sent, state.failing);
  }

  /** Lets a request fail as it is to fail now. @returns whether it did. */
  function failNow(response: ServerResponse): boolean {
    const { failing } = state;
    if (failing === undefined || failing === "stall" || failing === "cut") return false;
    if (failing === "hang") return true;
    if (failing.times !== undefined && (failing.times -= 1) < 0) return false;
    refuse(response, failing.status, failing.code);
    return true;
  }

  const server = createServer((request, response) => {
    void read(request).then(
      async (sent) => {
        requests.push(`${sent.method} ${sent.path}`);
        await state.onRequest?.(sent);
        if (failNow(response)) return;
        const fault = faultOf(request, sent);
        if (fault) refuse(response, 403, fault);
        else answer(sent, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    url,
    /** What the bucket holds, by whole name. */
    objects,
    /** Method and path of every request so far. */
    requests,
    fail: (failing?: Failing) => void (state.failing = failing),
    /** Is called, and waited for, before each answer. */
    before: (onRequest?: (sent: Sent) => void | Promise<void>) => void (state.onRequest = onRequest),
    /** The variables of a site that keeps its pictures here. */
    variables: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: url,
      S3_REGION: KEY.region,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
      S3_PREFIX: "site-one",
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
