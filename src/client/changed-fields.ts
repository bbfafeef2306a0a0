import type { ErrorCode } from "#contract";
import { isObject, type JsonObject } from "#shared";
import { ApiError } from "./api.ts";

/**
 * @param code of refusals because someone else has changed fields since (`changedProblem`).
 * @returns the fields' present values by name; none in any other failure.
 */
export function changedFields(failure: unknown, code: ErrorCode): JsonObject {
  if (!(failure instanceof ApiError) || failure.code !== code) return {};
  const problems = (failure.details.problems ?? []).filter(isObject);
  return Object.fromEntries(
    problems.map(({ path, value }) => [Array.isArray(path) ? String(path.at(-1)) : "", value ?? null]),
  );
}
