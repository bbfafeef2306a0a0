import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A webhook as it arrived. */
type Received = { path: string; headers: Record<string, string>; body: string };

/** Answers a webhook, in any way that a server can. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a server of this machine that receives webhooks and answers them as `answer` does at that moment. */
export async function startReceiver(answer: Answer = (response) => void response.writeHead(204).end()) {
  const received: Received[] = [];
  const receiver = { received, answer };
  const server = createServer((request, response) => {
    response.on("error", () => {});
    void text(request).then(
      (body) => {
        const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
        received.push({ path: request.url ?? "", headers: Object.fromEntries(headers), body });
        receiver.answer(response, request);
      },
      () => {},
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const host = `127.0.0.1:${port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(receiver, { host, port, url: `http://${host}/hook`, stop });
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
