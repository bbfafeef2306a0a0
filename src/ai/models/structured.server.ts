import type { Logger } from "pino";
import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { parseAnswer } from "../parsing/parse-answer.ts";
import type { Completion, CompletionRequest, StructuredRequest, StructuredResult } from "./model.ts";
import { ModelError } from "./model-error.ts";
import { dropNulls, toStrictForm } from "./strict-form.ts";

type Service = { complete: (request: CompletionRequest) => Promise<Completion>; log: Pick<Logger, "error"> };

const FAILED = "structured output failed";

/** What is requested, as the caller and as the provider see it. */
type Shape = { schema: z.ZodType; form: JsonObject; isWrapped: boolean };

const formOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });

/** Whether a schema is a list, or may be one: wrappers of an array schema (`.nullable()` ...) change nothing. */
function isList(form: unknown): boolean {
  if (!isObject(form)) return false;
  return form.type === "array" || (Array.isArray(form.anyOf) && form.anyOf.some(isList));
}

/** Providers want an object at the root: a list travels as `{ items }` (spec 5). */
function shapeOf(asked: z.ZodType): Shape {
  const own = formOf(asked);
  const isWrapped = isList(own);
  const schema = isWrapped ? z.object({ items: asked }) : asked;
  const form = toStrictForm(isWrapped ? formOf(schema) : own);
  return { schema, form: isObject(form) ? form : {}, isWrapped };
}

async function check(schema: z.ZodType, value: unknown): Promise<z.ZodSafeParseResult<unknown>> {
  const asIs = await schema.safeParseAsync(value);
  // What is optional comes as null, because the strict form knows no absent property.
  return asIs.success ? asIs : schema.safeParseAsync(dropNulls(value));
}

/** Every name that a form has for a property. */
function namesIn(form: unknown): string[] {
  if (Array.isArray(form)) return form.flatMap(namesIn);
  if (!isObject(form)) return [];
  const own = isObject(form.properties) ? Object.keys(form.properties) : [];
  return [...own, ...Object.values(form).flatMap(namesIn)];
}

/** What was wrong with a reply, without quoting it: names that the schema doesn't have come from the reply. */
function faultsOf({ issues }: z.ZodError, form: JsonObject) {
  const known = new Set<PropertyKey>(namesIn(form));
  const shown = (part: PropertyKey) => (typeof part === "number" || known.has(part) ? part : "*");
  return issues.map(({ code, path }) => ({ code, path: path.map(shown) }));
}

function requestFor(request: StructuredRequest<z.ZodType>, form: JsonObject): CompletionRequest {
  const { prompt, config, schemaName = "reply", additionalContext, signal } = request;
  return {
    ...config,
    prompt: additionalContext ? `${prompt}\n\n${additionalContext}` : prompt,
    instructions: `Answer with JSON only, in this JSON Schema: ${JSON.stringify(form)}`,
    replySchema: { name: schemaName, schema: form },
    ...(signal && { signal }),
  };
}

async function ask({ complete, log }: Service, request: StructuredRequest<z.ZodType>) {
  const fail = (error: string, details: object = {}) => {
    const { schemaName, config } = request;
    log.error({ model: config.model, schemaName, ...details }, FAILED);
    return { success: false, error } as const;
  };
  const { schema, form, isWrapped } = shapeOf(request.schema);
  const { text } = await complete(requestFor(request, form));
  const answer = parseAnswer(text);
  if (answer === null) return fail("Model returned null response", { reason: "null" });
  const value = isWrapped && Array.isArray(answer) ? { items: answer } : answer;
  const { success, data, error } = await check(schema, value);
  if (success) return { success, data: isWrapped && isObject(data) ? data.items : data } as const;
  const isMissing = isWrapped && isObject(value) && (value.items ?? null) === null;
  if (isMissing) return fail("Model returned null response", { reason: "no items" });
  const reason = { reason: "schema", faults: faultsOf(error, form) };
  return fail(`Schema validation failed: ${z.prettifyError(error)}`, reason);
}

/**
 * Asks for an answer of a certain shape (spec 3). Never throws for what a provider or a model does; every failure is
 * logged, without prompt, reply and key.
 * @returns the checked data, or why there is none: 'Model returned null response', 'Schema validation failed: {details}',
 * or the message of the failure.
 */
export async function askStructured<Schema extends z.ZodType>(
  service: Service,
  request: StructuredRequest<Schema>,
): Promise<StructuredResult<z.output<Schema>>> {
  try {
    return (await ask(service, request)) as StructuredResult<z.output<Schema>>;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    // A model's failure has already been logged. The message of a schema's own code may hold the reply.
    if (!(error instanceof ModelError)) service.log.error({ model: request.config.model, name }, FAILED);
    return { success: false, error: message };
  }
}
