import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { may } from "#auth";
import { failAt, ok, parseJson, type Failure, type Result } from "#shared";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import type { ServerEnv, Services } from "../services.ts";
import { errorResponse } from "./api-error.ts";
import type { ApiRequest, ApiRoute } from "./api-route.ts";

const DEFAULT_MAX_BYTES = 64 * 1024;

const FAILURES = {
  foreign: { code: "FORBIDDEN", message: "This request doesn't come from a page of this site" },
  unknown: { code: "UNAUTHENTICATED", message: "Sign in first" },
  forbidden: { code: "FORBIDDEN", message: "Your role doesn't allow this" },
  missing: { code: "NOT_FOUND", message: "There is nothing at this address" },
  tooLarge: { code: "TOO_LARGE", message: "This is more than the server takes at once" },
  failed: { code: "INTERNAL", message: "This failed on the server. Nothing was changed; try again." },
} satisfies Record<string, Failure>;

async function readBody(context: Context, schema: ApiRoute["body"]): Promise<Result<unknown>> {
  if (!schema) return ok(undefined);
  const json = parseJson(await context.req.text());
  if (!json.ok) return failAt("INVALID", `The body is no JSON: ${json.error.message}`, {});
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return failAt("INVALID", issue?.message ?? "The body is not what this address takes", {
    path: issue?.path.map(String) ?? [],
  });
}

async function answer(route: ApiRoute, request: ApiRequest<unknown>): Promise<Response> {
  const result = await route.handle(request);
  if (result instanceof Response) return result;
  if (!result.ok) return errorResponse(result.error);
  const headers = { "Cache-Control": "no-store" };
  return Response.json(result.value ?? {}, { status: route.status ?? 200, headers });
}

/** Serves a list of routes: origin, sign-in, permission, size and form of the body are checked in this one place. */
export function mountApi(services: Services, routes: readonly ApiRoute[]) {
  const { environment: env, auth, log } = services;
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };
  const app = new Hono<ServerEnv>();
  for (const route of routes) {
    const limit = bodyLimit({
      maxSize: route.maxBytes ?? DEFAULT_MAX_BYTES,
      onError: () => errorResponse(FAILURES.tooLarge),
    });
    const isChange = route.method !== "GET";
    app.on(
      route.method,
      route.path,
      async (context, next) => {
        if (isChange && !isOwnOrigin(context.req.raw.headers, rules)) return errorResponse(FAILURES.foreign);
        const { permission } = route;
        if (permission !== "everyone") {
          const user = await auth.findUser(context.req.raw.headers);
          if (!user) return errorResponse(FAILURES.unknown);
          if (!may(user, permission)) return errorResponse(FAILURES.forbidden);
          context.set("user", user);
        }
        await next();
      },
      limit,
      async (context) => {
        const body = await readBody(context, route.body);
        if (!body.ok) return errorResponse(body.error);
        const { user, clientAddress } = context.var;
        const { raw } = context.req;
        const query = new URL(raw.url).searchParams;
        const params = context.req.param() as Record<string, string>;
        const request = { services, params, query, body: body.value, user, headers: raw.headers, clientAddress, raw };
        try {
          return await answer(route, request);
        } catch (error) {
          log.error({ err: error, path: context.req.path }, "a request failed");
          return errorResponse(FAILURES.failed);
        }
      },
    );
  }
  return app.all("/api/*", () => errorResponse(FAILURES.missing));
}
