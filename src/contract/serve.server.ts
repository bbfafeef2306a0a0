import type { z } from "zod";
import type { Result } from "#shared";
import type { User } from "./permissions.ts";
import type { AnswerOf, Contract, ParamsOf, Route } from "./route.ts";
import type { Membership } from "./tenant-roles.ts";

/** A handler's arguments: input that the route's contract accepted, and the user. */
export type ApiRequest<One extends Route, Services> = {
  services: Services;
  params: ParamsOf<One>;
  query: One["query"] extends z.ZodObject ? z.output<One["query"]> : undefined;
  body: One["body"] extends z.ZodType ? z.output<One["body"]> : undefined;
  /** Undefined only on a route that is open to everyone. */
  user: One["permission"] extends "everyone" ? User | undefined : User;
  /** The user's role in the tenant of the address, where it let them in; undefined for those with the permission. */
  membership: Membership | undefined;
  /** Whether the user could make this request now: for answers that take long. */
  mayStill: () => Promise<boolean>;
  headers: Headers;
  clientAddress: string;
  /** The whole request, for bodies that aren't JSON. */
  raw: Request;
};

/** A value with headers for its answer, such as cookies; a file is a response itself. */
type Outcome<One extends Route> = One["answer"] extends z.ZodType
  ? Result<AnswerOf<One>> & { headers?: Headers }
  : Response | Extract<Result<never>, { ok: false }>;

type Handler<One extends Route, Services> = (
  request: ApiRequest<One, Services>,
) => Outcome<One> | Promise<Outcome<One>>;

/** A route with its handler. */
export type ServedRoute<Services> = Route & {
  /** Its name in the contract. */
  operation: string;
  handle: (request: ApiRequest<Route, Services>) => Promise<(Result<unknown> & { headers?: Headers }) | Response>;
};

/**
 * Joins a contract with the handlers of its routes.
 * @returns a function of the contract and a handler for each of its routes, whose answer must match the contract.
 */
export function serveWith<Services>() {
  return <Routes extends Contract>(
    contract: Routes,
    handlers: { [Operation in keyof Routes]: Handler<Routes[Operation], Services> },
  ): ServedRoute<Services>[] =>
    Object.entries(contract).map(([operation, one]) => {
      // The contract's schemas have checked the handler's input.
      const handle = handlers[operation] as Handler<Route, Services>;
      return Object.assign({ operation, handle: async (request: ApiRequest<Route, Services>) => handle(request) }, one);
    });
}
