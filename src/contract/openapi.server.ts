import { z } from "zod";
import { ERROR_CODES } from "./error-codes.ts";
import type { Route } from "./route.ts";
import { cookiePrefix } from "./session-cookie.server.ts";

/** The description of the whole API. */
export type ApiInfo = { title: string; version: string; origin: string };

const JSON_TYPE = "application/json";

const FAILURE = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_CODES)).describe("Stable: rely on it"),
    message: z.string().describe("For people"),
    path: z.array(z.string()).optional().describe("Where the problem is in the request"),
    problems: z.array(z.unknown()).optional().describe("Every problem"),
    reason: z.string().optional(),
  }),
});

/** To OpenAPI `readOnly` means "never sent", and clients leave such fields out; to zod that our own code doesn't change them. */
const withoutReadOnly = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) =>
  void delete jsonSchema.readOnly;

function schemaOf(type: z.core.$ZodType, io: "input" | "output") {
  const options = { io, unrepresentable: "any", override: withoutReadOnly } as const;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, options);
  return schema;
}

const PARAM = /:(\w+)/g;

function parametersOf({ path, query }: Route) {
  const params = [...path.matchAll(PARAM)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries<z.core.$ZodType>(query?.shape ?? {}).map(([name, type]) => ({
    name,
    in: "query",
    required: !z.safeParse(type, undefined).success,
    schema: schemaOf(type, "input"),
  }));
  return [...params, ...inQuery];
}

function requestBodyOf({ body, upload }: Route) {
  if (upload) return { required: true, content: Object.fromEntries(upload.map((type) => [type, {}])) };
  if (!body) return undefined;
  const required = !body.safeParse(undefined).success;
  return { required, content: { [JSON_TYPE]: { schema: schemaOf(body, "input") } } };
}

function answerOf({ answer, status }: Route) {
  if (status === 303) return { 303: { description: "Redirects" } };
  const content =
    answer instanceof z.ZodType
      ? { [JSON_TYPE]: { schema: schemaOf(answer, "output") } }
      : { [answer.mediaType]: { schema: { type: "string" } } };
  return { [status ?? 200]: { description: "Done", content } };
}

function operationOf(operation: string, one: Route) {
  const { permission, tenantRole } = one;
  return {
    operationId: operation,
    summary: one.summary,
    description: one.query?.description,
    security: permission === "everyone" ? [] : [{ session: [] }],
    ...(permission === "everyone" ? {} : { "x-permission": permission }),
    ...(tenantRole && { "x-tenant-role": tenantRole }),
    parameters: parametersOf(one),
    requestBody: requestBodyOf(one),
    responses: { ...answerOf(one), default: { $ref: "#/components/responses/Failure" } },
  };
}

/**
 * Describes routes in OpenAPI 3.1, for programs that generate clients.
 * @param routes each under its name in the contract.
 */
export function openApi(routes: readonly (Route & { operation: string })[], { title, version, origin }: ApiInfo) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { operation, ...one } of routes) {
    const path = one.path.replaceAll(PARAM, "{$1}");
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(operation, one) };
  }
  return {
    openapi: "3.1.1",
    info: { title, version },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: `${cookiePrefix(origin)}.session_token` } },
      responses: {
        Failure: {
          description: "Nothing was changed",
          content: { [JSON_TYPE]: { schema: schemaOf(FAILURE, "output") } },
        },
      },
    },
  };
}
