import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { newFolder } from "./server-process.ts";

/** Names the visitor in the place of an address of the proxy's socket, which a test on one machine can't vary. */
export const VISITOR_HEADER = "x-test-visitor";

function makeCertificate(host: string) {
  const folder = newFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
  const name = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  execFileSync("openssl", ["req", ...kind, ...name, "-keyout", key, "-out", cert], { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Starts a proxy that ends TLS and asks the site over http, as a hosting company's does: it names the inner address in
 * `Host` and appends the visitor to `X-Forwarded-For`.
 * @returns how to end it.
 */
export async function startTlsProxy(host: string, port: number, sitePort: number): Promise<() => void> {
  const proxy = createServer(makeCertificate(host), (incoming, outgoing) => {
    const { [VISITOR_HEADER]: visitor, ...headers } = incoming.headers;
    const forwarded = [headers["x-forwarded-for"], visitor ?? incoming.socket.remoteAddress].filter(Boolean).join(", ");
    const inner = request(
      {
        port: sitePort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host: `127.0.0.1:${sitePort}`, "x-forwarded-for": forwarded },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    inner.on("error", () => outgoing.destroy());
    incoming.pipe(inner);
  });
  await new Promise<void>((resolve) => proxy.listen(port, resolve));
  return () => {
    proxy.close();
    proxy.closeAllConnections();
  };
}
