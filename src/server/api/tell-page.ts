import type { Result } from "#shared";
import type { Services } from "../services.ts";

type PageRequest = { services: Services; params: { id: string } };

/** Tells who has a page open that a request changed its name, path or status. */
export async function tellPage<Value>(
  { services, params }: PageRequest,
  result: Result<Value>,
): Promise<Result<Value>> {
  if (result.ok) await services.events.tellPage(params.id);
  return result;
}
