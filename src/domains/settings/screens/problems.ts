import { isObject } from "#shared";
import { ApiError } from "#client";

/** Problems by the setting's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One problem of an answer; that of a list names the item, counted from one. */
function errorOf(problem: unknown): [string, string] | undefined {
  if (!isObject(problem) || !Array.isArray(problem.path) || typeof problem.message !== "string") return undefined;
  const [name, item] = problem.path.map(String);
  if (name === undefined) return undefined;
  return [name, item === undefined ? problem.message : `Line ${Number(item) + 1}: ${problem.message}`];
}

/** @returns the problems of a refused change, the first one of each field. */
export function fieldErrors(error: unknown): FieldErrors {
  const problems = error instanceof ApiError ? (error.details.problems ?? []) : [];
  return Object.fromEntries(
    problems
      .map(errorOf)
      .filter((entry) => entry !== undefined)
      .toReversed(),
  );
}
