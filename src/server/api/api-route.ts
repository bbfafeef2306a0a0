import type { z } from "zod";
import type { Permission, User } from "#auth";
import type { Result } from "#shared";
import type { Services } from "../services.ts";

/** What a route of the API works with: input that was checked, and who asks. */
export type ApiRequest<Body = undefined> = {
  services: Services;
  /** Values of the path's parameters. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Body;
  /** Always there but on routes that are open to everyone. */
  user: User | undefined;
  headers: Headers;
  clientAddress: string;
  /** The whole request, for bodies that are no JSON. */
  raw: Request;
};

type ApiAnswer = Promise<Result<unknown> | Response>;

/** A route of the API, as it stands in the list of all of them. */
export type ApiRoute = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In Hono's form: `/api/pages/:id`. */
  path: string;
  permission: Permission | "everyone";
  /** Largest body in bytes; 64 KB unless set. */
  maxBytes?: number;
  /** Status of a success; 200 unless set. */
  status?: 200 | 201;
  body?: z.ZodType;
  handle: (request: ApiRequest<unknown>) => ApiAnswer;
};

type RouteOptions<Schema extends z.ZodType | undefined> = Omit<ApiRoute, "body" | "handle"> & {
  /** Checks the JSON body; a route without one reads none. */
  body?: Schema;
  handle: (request: ApiRequest<Schema extends z.ZodType ? z.output<Schema> : undefined>) => ApiAnswer;
};

/**
 * Describes one route. `handle` gets a body that the schema accepted and a user who has the permission; what it returns is
 * sent as JSON, a failure as `{ error: { code, message } }` (docs/api.md).
 */
export function apiRoute<Schema extends z.ZodType | undefined = undefined>(options: RouteOptions<Schema>): ApiRoute {
  return options as unknown as ApiRoute;
}

/** @returns who asks, on a route that asks for a permission. */
export function userOf({ user }: ApiRequest<unknown>): User {
  if (!user) throw new Error("This route is open to everyone: it has no user");
  return user;
}
