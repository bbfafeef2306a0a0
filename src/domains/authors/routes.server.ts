import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { ok } from "#shared";
import { listAuthors } from "./author-list.server.ts";
import { changeAuthor, createAuthor, deleteAuthor } from "./authors.server.ts";
import { authorContract } from "./contract.ts";

type Needs = { database: Database };

export const authorRoutes = serveWith<Needs>()(authorContract, {
  listAuthors: async ({ services, query }) => ok(await listAuthors(services.database.db, query)),
  createAuthor: ({ services, body }) => createAuthor(services.database, body),
  changeAuthor: ({ services, params, body }) => changeAuthor(services.database, params.id, body),
  deleteAuthor: ({ services, params }) => deleteAuthor(services.database, params.id),
});
