import type { IncomingHttpHeaders } from "node:http";
import { isObject, type JsonObject } from "../../../src/shared/json.ts";

export type Protocol = "chat-completions" | "anthropic" | "google";

/** A client's request, with the values that all protocols have in common. */
export type FakeRequest = {
  protocol: Protocol;
  path: string;
  headers: IncomingHttpHeaders;
  /** The raw body. */
  body: JsonObject;
  model: string;
  stream: boolean;
  /** All text of the messages, the system's first. */
  texts: string[];
  /** The requested shape of the reply. Only chat completions name it. */
  schema?: { name?: string; schema: JsonObject };
  /** How the exchange ended: answered completely, cut off by this server, or aborted by the client. */
  ended: Promise<"answered" | "cut" | "client left">;
};

/** @returns the texts of all `text` and `content` fields below `value`, in order. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return ["content", "text", "parts"].flatMap((name) => {
    const inner = value[name];
    return typeof inner === "string" ? [inner] : textsIn(inner);
  });
}

function fieldOf(value: unknown, ...path: string[]): unknown {
  return path.reduce((at: unknown, name) => (isObject(at) ? at[name] : undefined), value);
}

function schemaOf(body: JsonObject): FakeRequest["schema"] {
  const named = fieldOf(body, "response_format", "json_schema");
  const bare =
    fieldOf(body, "output_config", "format", "schema") ??
    fieldOf(body, "output_format", "schema") ??
    fieldOf(body, "generationConfig", "responseJsonSchema") ??
    fieldOf(body, "generationConfig", "responseSchema");
  const name = fieldOf(named, "name");
  const schema = fieldOf(named, "schema") ?? bare;
  if (!isObject(schema)) return undefined;
  return { schema, ...(typeof name === "string" && { name }) };
}

function protocolOf(path: string): Protocol | undefined {
  if (path.endsWith("/chat/completions")) return "chat-completions";
  if (path.endsWith("/messages")) return "anthropic";
  return /:(?:stream)?generateContent$/i.test(path) ? "google" : undefined;
}

/** Google has the model and whether to stream in the address, the others in the body. */
function modelOf(path: string, body: JsonObject): string {
  return typeof body.model === "string" ? body.model : (/models\/([^:]+):/.exec(path)?.[1] ?? "");
}

/** @returns the request, or undefined when the address doesn't belong to a supported protocol. */
export function readRequest(
  path: string,
  headers: IncomingHttpHeaders,
  body: JsonObject,
): Omit<FakeRequest, "ended"> | undefined {
  const protocol = protocolOf(path);
  if (!protocol) return undefined;
  const system = body.system ?? body.systemInstruction;
  const schema = schemaOf(body);
  return {
    protocol,
    path,
    headers,
    body,
    model: modelOf(path, body),
    stream: body.stream === true || path.includes(":streamGenerateContent"),
    texts: [
      ...(typeof system === "string" ? [system] : textsIn(system)),
      ...textsIn(body.messages),
      ...textsIn(body.contents),
    ],
    ...(schema && { schema }),
  };
}
