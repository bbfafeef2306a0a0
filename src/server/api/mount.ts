import { Hono, type Context } from "hono";
import { ERROR_CODES, isAtLeast, may, USER_HEADER } from "#contract";
import { BodyRefused } from "#contract/server";
import { isDiskFullError, OUTAGE_SECONDS, outageOf } from "#db";
import { findMembership } from "#members/server";
import { cleanText, failAt, ok, plainIssue, type Failure, type Result } from "#shared";
import { SITE_TENANT } from "#tenants";
import { limitBody } from "../middleware/limit-body.ts";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { logFailure } from "../middleware/log-failure.ts";
import type { ServerEnv, Services } from "../services.ts";
import { jsonAnswer } from "./json-answer.ts";
import { holdBody, RETRY_SECONDS } from "./large-bodies.ts";
import { readBody } from "./read-body.ts";
import type { ApiRoute } from "./serve.ts";

/** Makes the response for a failure: `{ error: { code, message, path?, problems? } }`. */
function errorResponse({ code, message, details }: Failure): Response {
  const kind = Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as keyof typeof ERROR_CODES] : undefined;
  if (!kind) throw new Error(`The contract doesn't have the error code ${code}`);
  const { retryAfter, ...rest } = details ?? {};
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return Response.json({ error: { code, message, ...rest } }, { status: kind.status, headers });
}

const DEFAULT_MAX_BYTES = 64 * 1024;

const FAILURES = {
  foreign: { code: "FORBIDDEN", message: "This request doesn’t come from a page of this site" },
  unknown: { code: "UNAUTHENTICATED", message: "Sign in first" },
  forbidden: { code: "FORBIDDEN", message: "Your role doesn’t allow this" },
  outside: { code: "FORBIDDEN", message: "You don’t belong to this organisation" },
  missing: { code: "NOT_FOUND", message: "There is nothing at this address" },
  tooLarge: { code: "TOO_LARGE", message: "This request is too large" },
  full: {
    code: "UNAVAILABLE",
    message: "The server’s disk is full, and nothing was changed. Try again once its operator has freed some space.",
  },
  outage: {
    code: "UNAVAILABLE",
    message: "The database can’t be used at the moment. Try again in a few seconds.",
    details: { retryAfter: OUTAGE_SECONDS },
  },
  failed: { code: "INTERNAL", message: "This failed on the server. Nothing was changed; try again." },
} satisfies Record<string, Failure>;

const refusal = ({ code, message }: BodyRefused): Failure =>
  code === "TOO_MANY" ? { code, message, details: { retryAfter: RETRY_SECONDS } } : { code, message };

/** Reads the query; the first value of a repeated name counts. @returns INVALID. */
function readQuery({ url }: Request, { query }: ApiRoute): Result<Record<string, unknown> | undefined, "INVALID"> {
  if (!query) return ok(undefined);
  const given = [...new URL(url).searchParams].map(([name, value]) => [name, cleanText(value)] as const);
  const parsed = query.safeParse(Object.fromEntries(given.toReversed()), { error: plainIssue });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return failAt("INVALID", issue?.message ?? "This route doesn’t accept the query", {
    path: issue?.path.map(String) ?? [],
  });
}

async function answer(route: ApiRoute, request: Parameters<ApiRoute["handle"]>[0]): Promise<Response> {
  const result = await route.handle(request);
  if (result instanceof Response) return result;
  if (!result.ok) return errorResponse(result.error);
  const acceptEncoding = request.headers.get("accept-encoding");
  const response = await jsonAnswer(result.value ?? {}, route.status ?? 200, acceptEncoding);
  for (const cookie of result.headers?.getSetCookie() ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Serves a list of routes: origin, sign-in, permission, size and form of the body are checked here and nowhere else. */
export function mountApi(services: Services, routes: readonly ApiRoute[]) {
  const { environment: env, auth, log } = services;
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };
  const app = new Hono<ServerEnv>();

  /**
   * Finds the user of a request, unless the route is open to everyone, and for those without its permission their role in
   * the tenant of the address. @returns a failure when they may not make the request.
   */
  async function enter(
    context: Context<ServerEnv>,
    { permission, tenantRole }: ApiRoute,
  ): Promise<Failure | undefined> {
    if (permission === "everyone") return undefined;
    const { headers } = context.req.raw;
    const user = await auth.findUser(headers);
    context.set("user", user);
    // Another account may have signed in in another tab: what this one has on its screen isn't theirs.
    if (!user || (headers.get(USER_HEADER) ?? user.id) !== user.id) return FAILURES.unknown;
    if (may(user, permission)) return undefined;
    const tenant = tenantRole && context.req.param("tenant");
    if (tenant && cleanText(tenant) !== tenant) return FAILURES.missing;
    const membership = tenant ? await findMembership(services.database.db, user.id, tenant) : undefined;
    if (tenant && tenant !== SITE_TENANT && !membership) return FAILURES.outside;
    if (!membership || !tenantRole || !isAtLeast(membership.role, tenantRole)) return FAILURES.forbidden;
    context.set("membership", membership);
    return undefined;
  }

  for (const route of routes) {
    const { maxBytes = DEFAULT_MAX_BYTES } = route;
    const limit = limitBody(maxBytes, () => errorResponse(FAILURES.tooLarge), { isStreamed: route.boundsMemory });
    const isChange = route.method !== "GET" && !route.isSigned;
    app.on(
      route.method,
      route.path,
      async (context, next) => {
        const { headers } = context.req.raw;
        const failure = isChange && !isOwnOrigin(headers, rules) ? FAILURES.foreign : await enter(context, route);
        return failure ? errorResponse(failure) : next();
      },
      async (context, next) => {
        const isFile = route.upload !== undefined;
        if (!route.body && (!isFile || route.boundsMemory)) return next();
        const { user, membership, clientAddress } = context.var;
        const owner = user?.id ?? clientAddress;
        const holding = { owner, isMember: membership !== undefined, maxBytes, isPatient: isFile };
        const held = await holdBody(context.req.raw, holding, (request) => {
          context.req.raw = request;
          return next();
        });
        return held.ok ? held.value : errorResponse(held.error);
      },
      limit,
      async (context) => {
        const params = context.req.param() as Record<string, string>;
        // No id has characters that a database refuses.
        if (Object.values(params).some((value) => cleanText(value) !== value)) return errorResponse(FAILURES.missing);
        const body = route.body ? await readBody(await context.req.text(), route.body) : ok(undefined);
        if (!body.ok) return errorResponse(body.error);
        const { user, membership, clientAddress } = context.var;
        const { raw } = context.req;
        const query = readQuery(raw, route);
        if (!query.ok) return errorResponse(query.error);
        const input = { params, query: query.value, body: body.value };
        const mayStill = async () => (await enter(context, route)) === undefined;
        // The user was found above, where the route isn't open to everyone.
        const request = { services, ...input, user, membership, mayStill, headers: raw.headers, clientAddress, raw };
        return answer(route, request as Parameters<ApiRoute["handle"]>[0]);
      },
    );
  }
  app.onError((error, context) => {
    if (error instanceof BodyRefused) return errorResponse(refusal(error));
    const isOutage = outageOf(error) !== undefined;
    const failure = isDiskFullError(error) ? FAILURES.full : isOutage ? FAILURES.outage : FAILURES.failed;
    return logFailure(log, error, context) ?? errorResponse(failure);
  });
  return app.all("/api/*", () => errorResponse(FAILURES.missing));
}
