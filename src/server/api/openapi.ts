import { z } from "zod";
import { route } from "#contract";
import { openApi } from "#contract/server";
import { ok } from "#shared";
import packageJson from "../../../package.json" with { type: "json" };
import { serve, type ApiRoute } from "./serve.ts";

const openApiContract = {
  readOpenApi: route({
    method: "GET",
    path: "/api/openapi.json",
    summary: "Describes this API in the form of OpenAPI 3.1",
    permission: "everyone",
    answer: z.record(z.string(), z.unknown()),
  }),
};

/** Describes the API to programs: the given routes, and its own. */
export function openApiRoutes(others: readonly ApiRoute[]): ApiRoute[] {
  // Anyone may ask, and describing all routes takes 50 ms; a process has one origin.
  let known: { origin: string; description: ReturnType<typeof openApi> } | undefined;
  const describe = (origin: string) =>
    openApi([...others, ...own], { title: "Blockwright", version: packageJson.version, origin });
  const own: ApiRoute[] = serve(openApiContract, {
    readOpenApi: ({ services: { origin } }) => {
      if (known?.origin !== origin) known = { origin, description: describe(origin) };
      return ok(known.description);
    },
  });
  return own;
}
