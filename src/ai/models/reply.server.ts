import type { ChatModel, FinishReason, ModelPart, Question } from "./chat-model.ts";
import { countExchange, estimateTokens } from "./count-tokens.server.ts";
import type { StreamPart, TokenCount } from "./model.ts";
import { ModelError } from "./model-error.ts";
import { modelError } from "./provider-failure.ts";

/** The statuses of malformed requests, which servers without reply schemas use too. */
const NOT_UNDERSTOOD: ReadonlySet<number | undefined> = new Set([400, 422]);

function canDoWithoutSchema(error: unknown, question: Question): boolean {
  if (!question.replySchema || !(error instanceof ModelError)) return false;
  return error.code !== "NO_CREDIT" && NOT_UNDERSTOOD.has(error.status);
}

/** Asks with the reply's schema, and once more without it when the server refuses the request before any of the reply. */
async function* ask(model: ChatModel, question: Question): AsyncGenerator<ModelPart> {
  let hasBegun = false;
  try {
    for await (const part of model.ask(question)) {
      hasBegun = true;
      yield part;
    }
  } catch (error) {
    if (hasBegun || !canDoWithoutSchema(error, question)) throw error;
    const { replySchema: _schema, ...plain } = question;
    yield* model.ask(plain);
  }
}

/** The reply so far. */
type Seen = { text: string; reason?: FinishReason; tokens?: TokenCount };

const askedText = ({ instructions = "", prompt }: Question) => `${instructions}${prompt}`;

function note(seen: Seen, part: ModelPart): void {
  if (part.type === "text") seen.text += part.text;
  if (part.type === "usage") seen.tokens = part.tokens;
  if (part.type === "finish" && seen.reason !== "refused") seen.reason = part.reason;
}

function checkEnd({ text, reason }: Seen): void {
  if (reason === "refused") throw modelError("REFUSED");
  if (reason === "length") throw modelError("TOO_LONG");
  if (text === "") throw modelError("NO_DATA");
  if (!reason) throw modelError("INCOMPLETE");
}

/** The tokens of a failed reply, estimated if necessary. */
function spent({ text, tokens }: Seen, question: Question): TokenCount | undefined {
  if (tokens) return tokens;
  if (text === "") return undefined;
  return { inputTokens: estimateTokens(askedText(question)), outputTokens: estimateTokens(text) };
}

/**
 * Streams a reply: its text, then exactly one end with its tokens, as counted by the provider, or else by us.
 * @param name the model's, for counting.
 * @throws ModelError after the text so far: TOO_LONG, REFUSED, NO_DATA, INCOMPLETE and those of asking. It carries the
 * tokens when the model had worked.
 */
export async function* streamReply(model: ChatModel, name: string, question: Question): AsyncGenerator<StreamPart> {
  const seen: Seen = { text: "" };
  try {
    for await (const part of ask(model, question)) {
      note(seen, part);
      if (part.type === "text") yield part;
    }
    checkEnd(seen);
  } catch (error) {
    if (error instanceof ModelError) error.tokens = spent(seen, question);
    throw error;
  }
  const tokens = seen.tokens ?? (await countExchange(askedText(question), seen.text, name));
  yield { type: "end", tokens };
}
