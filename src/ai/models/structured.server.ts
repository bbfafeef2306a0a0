import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { parseAnswer } from "../parsing/parse-answer.ts";
import type { Completion, CompletionRequest, StructuredRequest, StructuredResult } from "./model.ts";
import { dropNulls, toStrictForm } from "./strict-form.ts";

type Complete = (request: CompletionRequest) => Promise<Completion>;

const failed = (error: string) => ({ success: false, error }) as const;

/** Providers want an object at the root: a list travels as `{ items }` (spec 5). */
function wrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodArray ? z.object({ items: schema }) : schema;
}

function unwrap(schema: z.ZodType, value: unknown): unknown {
  return schema instanceof z.ZodArray && isObject(value) ? value.items : value;
}

function jsonSchemaOf(schema: z.ZodType): JsonObject {
  const strict = toStrictForm(z.toJSONSchema(wrap(schema), { unrepresentable: "any", io: "input" }));
  return isObject(strict) ? strict : {};
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): StructuredResult<z.output<Schema>> {
  const asIs = schema.safeParse(value);
  if (asIs.success) return { success: true, data: asIs.data };
  // What is optional comes as null, because the strict form knows no absent property.
  const parsed = schema.safeParse(dropNulls(value));
  if (parsed.success) return { success: true, data: parsed.data };
  return failed(`Schema validation failed: ${z.prettifyError(parsed.error)}`);
}

function requestFor(request: StructuredRequest<z.ZodType>): CompletionRequest {
  const { prompt, config, schemaName = "reply", additionalContext, signal } = request;
  const schema = jsonSchemaOf(request.schema);
  return {
    ...config,
    prompt: additionalContext ? `${prompt}\n\n${additionalContext}` : prompt,
    instructions: `Answer with JSON only, in this JSON Schema: ${JSON.stringify(schema)}`,
    replySchema: { name: schemaName, schema },
    ...(signal && { signal }),
  };
}

/**
 * Asks for an answer of a certain shape (spec 3). Never throws for what a provider or a model does.
 * @returns the checked data, or why there is none: 'Model returned null response', 'Schema validation failed: {details}',
 * or the message of the failure.
 */
export async function askStructured<Schema extends z.ZodType>(
  complete: Complete,
  request: StructuredRequest<Schema>,
): Promise<StructuredResult<z.output<Schema>>> {
  const { schema } = request;
  try {
    const { text } = await complete(requestFor(request));
    const value = unwrap(schema, parseAnswer(text));
    return value === null || value === undefined ? failed("Model returned null response") : check(schema, value);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
