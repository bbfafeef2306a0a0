import type { z } from "zod";
import type { Permission } from "./permissions.ts";
import type { TenantRole } from "./tenant-roles.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An answer that isn't JSON: its media type, such as `text/csv`. */
type FileAnswer = { mediaType: string };

/** A route of the API: its input and output, without its implementation. */
export type Route = {
  method: Method;
  /** Parameters begin with a colon: `/api/pages/:id`. */
  path: `/api/${string}`;
  /** What it does, in one plain line. */
  summary: string;
  permission: Permission | "everyone";
  /**
   * The least role in the tenant of the address (`:tenant`) that is enough without the permission. What members may do
   * with rows is up to the entity too.
   */
  tenantRole?: TenantRole;
  /** Whether it is called by another service, which signs its requests: the handler checks that, and no origin is asked for. */
  isSigned?: true;
  /** The query's parameters: every value arrives as text. Unknown names are dropped. */
  query?: z.ZodObject;
  /** The JSON body; a route without one reads none. */
  body?: z.ZodType;
  /** Media types of a body that is a file. */
  upload?: readonly string[];
  /** Whether the handler itself sees to it that only few of such files are in memory at a time. */
  boundsMemory?: true;
  /** Largest body in bytes; 64 KB unless set. */
  maxBytes?: number;
  /** Status of a success; 200 unless set. */
  status?: 201 | 303;
  /** The answer of a success. */
  answer: z.ZodType | FileAnswer;
};

/** A domain's routes by name. */
export type Contract = Readonly<Record<string, Route>>;

/** Describes one route; server, client, docs and GET /api/openapi.json are derived from it. */
export function route<const One extends Route>(one: One): One {
  return one;
}

/** "GET /api/pages/:id", as a client names a route. */
export type RouteName<One extends Route = Route> = One extends Route ? `${One["method"]} ${One["path"]}` : never;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values of a path's parameters. */
export type ParamsOf<One extends Route> = Readonly<Record<ParamNames<One["path"]>, string>>;

/** The answer of a success as a value; for a file, the response itself. */
export type AnswerOf<One extends Route> = One["answer"] extends z.ZodType ? z.output<One["answer"]> : Response;
