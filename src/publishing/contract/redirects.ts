import { z } from "zod";
import { cursor, done, limit, listOf, route } from "#contract";

const redirect = z.object({ path: z.string().describe("Without the language") });
export type PageRedirect = z.output<typeof redirect>;

/** Former addresses of a page, from which visitors are redirected to it. */
export const redirectContract = {
  listRedirects: route({
    method: "GET",
    path: "/api/pages/:id/redirects",
    summary: "Lists the paths from which visitors are redirected to a page",
    permission: "page.view",
    query: z.object({ limit, cursor }),
    answer: listOf(redirect),
  }),
  addRedirect: route({
    method: "POST",
    path: "/api/pages/:id/redirects",
    summary: "Redirects visitors of another path, such as one of an earlier site, to a page",
    permission: "page.edit",
    body: z.object({ address: z.string().describe("A path, or a whole address of an earlier site") }),
    status: 201,
    answer: redirect,
  }),
  removeRedirect: route({
    method: "DELETE",
    path: "/api/pages/:id/redirects",
    summary: "No longer redirects visitors of a path to a page",
    permission: "page.edit",
    query: z.object({ path: z.string().default("") }),
    answer: done,
  }),
};
