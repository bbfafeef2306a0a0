import { isObject, parseJson, type JsonObject } from "../../../src/shared/json.ts";
import { jsonReply, textReply, type Behaviour } from "./behaviour.ts";
import { sampleOf } from "./demo-sample.ts";
import type { FakeRequest } from "./request.ts";

/** Streams as a model does: a moment of thought, then steadily. */
const PACE = { firstDelay: 400, delay: 25, chunkSize: 24 };

/** The plan of a landing page, as far as the site has these blocks. */
const PLAN = [
  ["hero", "Demo plan: say what it is and for whom"],
  ["features", "Demo plan: show what it does"],
  ["howItWorks", "Demo plan: explain the way from start to result"],
  ["qualification", "Demo plan: say whom it fits"],
  ["faq", "Demo plan: answer what careful buyers ask"],
  ["newsletter", "Demo plan: offer a way to stay in touch"],
] as const;

/** @returns all enum values of the schema, at any depth. */
function choicesIn(schema: unknown): unknown[] {
  if (Array.isArray(schema)) return schema.flatMap(choicesIn);
  if (!isObject(schema)) return [];
  const own = Array.isArray(schema.enum) ? schema.enum : [];
  return own.concat(Object.values(schema).flatMap(choicesIn));
}

function planFor(schema: JsonObject) {
  const offered = choicesIn(schema);
  return { blocks: PLAN.filter(([type]) => offered.includes(type)).map(([type, purpose]) => ({ type, purpose })) };
}

/** The copy that is to be edited, as the prompt quotes it (src/ai/tasks/delimit.server.ts). */
function quotedCopy({ texts }: FakeRequest): string | undefined {
  return /<(data-\w+) name="copy">\n(.*?)\n<\/\1>/s.exec(texts.join("\n"))?.[2];
}

function marked(value: unknown): unknown {
  if (typeof value === "string") return value && `Demo copy: ${value}`;
  if (Array.isArray(value)) return value.map(marked);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]));
}

function editOf(copy: string, schema: JsonObject): unknown {
  const parsed = parseJson(copy);
  const isField = isObject(schema.properties) && "text" in schema.properties;
  return isField || !parsed.ok ? { text: marked(copy) } : marked(parsed.value);
}

/**
 * The demo's answer to any question: in the requested shape, and every text says that it is demo copy. A plan is
 * recognised by the name of its schema, an edit by the copy that the prompt quotes. Used by `npm run dev:ai` and wherever a
 * plausible reply is enough.
 */
export function demoReply(request: FakeRequest): Behaviour {
  const { schema: shape } = request;
  if (!shape) return textReply("Demo reply: no model was asked. Set OPENAI_API_KEY to ask a real one.", PACE);
  if (shape.name === "plan") return jsonReply(planFor(shape.schema), PACE);
  const copy = quotedCopy(request);
  return jsonReply(copy === undefined ? sampleOf(shape.schema) : editOf(copy, shape.schema), PACE);
}
