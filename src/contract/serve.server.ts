import type { z } from "zod";
import type { Result } from "#shared";
import type { User } from "./permissions.ts";
import type { AnswerOf, Contract, ParamsOf, Route } from "./route.ts";

/** What a handler works with: input that its route's contract accepted, and who asks. */
export type ApiRequest<One extends Route, Services> = {
  services: Services;
  params: ParamsOf<One>;
  query: One["query"] extends z.ZodObject ? z.output<One["query"]> : undefined;
  body: One["body"] extends z.ZodType ? z.output<One["body"]> : undefined;
  /** Nobody only on a route that is open to everyone. */
  user: One["permission"] extends "everyone" ? User | undefined : User;
  headers: Headers;
  clientAddress: string;
  /** The whole request, for bodies that are no JSON. */
  raw: Request;
};

/** A value with headers that its answer gets, such as cookies; a file is a response of its own. */
type Outcome<One extends Route> = One["answer"] extends z.ZodType
  ? Result<AnswerOf<One>> & { headers?: Headers }
  : Response | Extract<Result<never>, { ok: false }>;

type Handler<One extends Route, Services> = (
  request: ApiRequest<One, Services>,
) => Outcome<One> | Promise<Outcome<One>>;

/** A route with what answers it. */
export type ServedRoute<Services> = Route & {
  /** The name that its contract gives it. */
  operation: string;
  handle: (request: ApiRequest<Route, Services>) => Promise<(Result<unknown> & { headers?: Headers }) | Response>;
};

/**
 * Joins a contract with what answers its routes.
 * @returns takes the contract and a handler for each of its routes: its answer has to be what the contract says.
 */
export function serveWith<Services>() {
  return <Routes extends Contract>(
    contract: Routes,
    handlers: { [Operation in keyof Routes]: Handler<Routes[Operation], Services> },
  ): ServedRoute<Services>[] =>
    Object.entries(contract).map(([operation, one]) => {
      // The contract's schemas have checked what this handler gets.
      const handle = handlers[operation] as Handler<Route, Services>;
      return Object.assign({ operation, handle: async (request: ApiRequest<Route, Services>) => handle(request) }, one);
    });
}
