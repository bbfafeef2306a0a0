import { z } from "zod";
import { fail, isObject, ok, type JsonObject, type Result } from "#shared";

/** Values that a page's path carries where its pattern says `:id1` or `:id2` (spec 2). */
export type PageParams = { id1?: string; id2?: string };

/** What variables are read from; values of the query are capped where the request is read (spec 7). */
export type VariableSource = { params: PageParams; query: Readonly<Record<string, string>> };

/** A setting of a data block that is fixed, or taken from the page's path or query (spec 3). */
export const variable = () =>
  z
    .looseObject({
      type: z.enum(["manual", "param", "query"]),
      value: z.string().meta({ placeholder: "Default: null" }).optional(),
      param: z.enum(["id1", "id2"]).optional(),
      query: z.string().optional(),
      required: z.boolean().optional(),
    })
    .superRefine(({ type, value, param, query }, context) => {
      const missing = { manual: !value && "value", param: !param && "param", query: !query && "query" }[type];
      if (missing) context.addIssue({ code: "custom", path: [missing], message: "Please fill in this field" });
    })
    .meta({ control: "variable", model: "never" });

type Bound = { type?: unknown; value?: unknown; param?: unknown; query?: unknown; required?: unknown };

/** The value of one variable; what is missing or empty is null, and so is a kind that this version doesn't know. */
function valueOf({ type, value, param, query }: Bound, source: VariableSource): string | null {
  if (type === "param") return (param === "id1" || param === "id2" ? source.params[param] : undefined) || null;
  if (type === "query") return (isNameOf(query, source.query) ? source.query[query] : undefined) || null;
  // A draft's variable without a kind is a manual one, the first choice.
  const isManual = type === "manual" || !type;
  return isManual && typeof value === "string" && value !== "" ? value : null;
}

/** Accepts own properties only, as an address may ask for "constructor". */
function isNameOf(name: unknown, values: object): name is string {
  return typeof name === "string" && Object.hasOwn(values, name);
}

function variablesOf(content: unknown): [name: string, variable: JsonObject][] {
  const variables = isObject(content) && isObject(content.variables) ? content.variables : {};
  return Object.entries(variables).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}

/**
 * Gives the variables of a block's content their values (spec 3, 5).
 * @returns value or null by name, or the name of a required variable that has none. Never throws.
 */
export function resolveVariables(
  content: unknown,
  source: VariableSource,
): Result<Record<string, string | null>, "VARIABLE_REQUIRED"> {
  const values: [name: string, value: string | null][] = [];
  for (const [name, bound] of variablesOf(content)) {
    const value = valueOf(bound, source);
    if (value === null && bound.required === true) return fail("VARIABLE_REQUIRED", name);
    values.push([name, value]);
  }
  // Unlike assignment, this takes any name, "__proto__" too.
  return ok(Object.fromEntries(values));
}

/** @returns the names of the query that variables of a block's content are bound to. */
export function boundQueryNames(content: unknown): string[] {
  return variablesOf(content).flatMap(([, { type, query }]) =>
    type === "query" && typeof query === "string" && query !== "" ? [query] : [],
  );
}
