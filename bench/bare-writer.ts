import { createServer } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The floor of writing: node:http storing each posted body in one durable row, and nothing else. Argument: folder. */
const database = new DatabaseSync(join(process.argv[2] ?? ".", "floor.db"));
database.exec(
  "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bodies (id INTEGER PRIMARY KEY, body TEXT)",
);
const insert = database.prepare("INSERT INTO bodies (body) VALUES (?)");

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
  request.on("end", () => {
    insert.run(body);
    response.end("{}");
  });
}).listen(0, () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : "");
});
