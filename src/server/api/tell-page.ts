import type { Result } from "#shared";
import type { ApiRequest } from "./api-route.ts";

/** Tells who has a page open that its name, place or status has changed, where a request changed it. */
export async function tellPage<Value>(
  { services, params }: ApiRequest<unknown>,
  result: Result<Value>,
): Promise<Result<Value>> {
  if (result.ok) await services.events.tellPage(params.id ?? "");
  return result;
}
