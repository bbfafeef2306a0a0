import type { Result } from "#shared";
import type { Services } from "../services.ts";

type PageRequest = { services: Services; params: { id: string } };

/** Notifies everyone who has a page open that its name, path or status has changed. */
export async function notifyPage<Value>(
  { services, params }: PageRequest,
  result: Result<Value>,
): Promise<Result<Value>> {
  if (result.ok) await services.events.notifyPage(params.id);
  return result;
}
