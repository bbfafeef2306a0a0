import { createServer, get, type IncomingHttpHeaders } from "node:http";

/** The floor: node:http sending the same bytes with the same headers, and nothing else. Arguments: address, port. */
const [address = "", port = "0"] = process.argv.slice(2);

const answer = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve) => {
  get(address, { headers: { "accept-encoding": "br" } }, (message) => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk: Buffer) => chunks.push(chunk));
    message.on("end", () => resolve({ headers: message.headers, body: Buffer.concat(chunks) }));
  });
});
const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...headers } = answer.headers;

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(answer.body);
}).listen(Number(port), () => console.log("ready"));
