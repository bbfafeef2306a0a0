import type { ReplyEnd } from "./behaviour.ts";
import type { FakeRequest, Protocol } from "./request.ts";

type Tokens = { input: number; output: number };
type Finished = Extract<ReplyEnd, "stop" | "length" | "filter"> | "refusal";

/** A protocol's wire format. An `undefined` ending means that none is reported. */
export type Wire = {
  /** The complete answer at once. */
  whole: (text: string, end: Finished | undefined, tokens: Tokens | undefined) => unknown;
  /** A stream's first events, then one for each part of the text, then the ending; each item is one event's lines. */
  start: (tokens: Tokens | undefined) => string[];
  part: (text: string, end?: "refusal") => string[];
  finish: (end: Finished | undefined, tokens: Tokens | undefined) => string[];
  /** A failure in the middle of the stream. */
  error: () => string[];
};

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (event: string, value: object) => `event: ${event}\n${data({ type: event, ...value })}`;

function chatCompletions({ model, body }: FakeRequest): Wire {
  const ends = { stop: "stop", length: "length", filter: "content_filter", refusal: "stop" } as const;
  const usageOf = (tokens: Tokens) => ({
    prompt_tokens: tokens.input,
    completion_tokens: tokens.output,
    total_tokens: tokens.input + tokens.output,
  });
  const says = (text: string, end?: Finished) => (end === "refusal" ? { refusal: text } : { content: text });
  const chunk = (delta: object, end: string | null = null) =>
    data({
      id: "chatcmpl-fake",
      object: "chat.completion.chunk",
      created: 1,
      model,
      choices: [{ index: 0, delta, finish_reason: end }],
    });
  const wantsUsage = JSON.stringify(body.stream_options ?? {}).includes('"include_usage":true');
  return {
    whole: (text, end, tokens) => ({
      id: "chatcmpl-fake",
      object: "chat.completion",
      created: 1,
      model,
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: null, refusal: null, ...says(text, end) },
          finish_reason: end ? ends[end] : null,
        },
      ],
      ...(tokens && { usage: usageOf(tokens) }),
    }),
    start: () => [chunk({ role: "assistant", content: "" })],
    part: (text, end) => [chunk(says(text, end))],
    finish: (end, tokens) => [
      ...(end ? [chunk({}, ends[end])] : []),
      ...(tokens && wantsUsage
        ? [
            data({
              id: "chatcmpl-fake",
              object: "chat.completion.chunk",
              created: 1,
              model,
              choices: [],
              usage: usageOf(tokens),
            }),
          ]
        : []),
      "data: [DONE]\n\n",
    ],
    error: () => [data({ error: { message: "Fake failure in the stream", type: "server_error", code: null } })],
  };
}

function anthropic({ model }: FakeRequest): Wire {
  const ends = { stop: "end_turn", length: "max_tokens", filter: "refusal", refusal: "refusal" } as const;
  const message = { id: "msg_fake", type: "message", role: "assistant", model };
  return {
    whole: (text, end, tokens) => ({
      ...message,
      content: text ? [{ type: "text", text }] : [],
      stop_reason: end ? ends[end] : null,
      stop_sequence: null,
      usage: { input_tokens: tokens?.input ?? 0, output_tokens: tokens?.output ?? 0 },
    }),
    start: (tokens) => [
      named("message_start", {
        message: {
          ...message,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: tokens?.input ?? 0, output_tokens: 0 },
        },
      }),
      named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    ],
    part: (text) => [named("content_block_delta", { index: 0, delta: { type: "text_delta", text } })],
    finish: (end, tokens) => [
      named("content_block_stop", { index: 0 }),
      ...(end
        ? [
            named("message_delta", {
              delta: { stop_reason: ends[end], stop_sequence: null },
              usage: { output_tokens: tokens?.output ?? 0 },
            }),
            named("message_stop", {}),
          ]
        : []),
    ],
    error: () => [named("error", { error: { type: "overloaded_error", message: "Fake failure in the stream" } })],
  };
}

function google({ model }: FakeRequest): Wire {
  const ends = { stop: "STOP", length: "MAX_TOKENS", filter: "SAFETY", refusal: "SAFETY" } as const;
  const answer = (text: string, end: Finished | undefined, tokens: Tokens | undefined) => ({
    candidates: [
      {
        index: 0,
        content: { role: "model", parts: text ? [{ text }] : [] },
        ...(end && { finishReason: ends[end] }),
      },
    ],
    modelVersion: model,
    ...(tokens && {
      usageMetadata: {
        promptTokenCount: tokens.input,
        candidatesTokenCount: tokens.output,
        totalTokenCount: tokens.input + tokens.output,
      },
    }),
  });
  return {
    whole: answer,
    start: () => [],
    part: (text) => [data(answer(text, undefined, undefined))],
    finish: (end, tokens) => (end || tokens ? [data(answer("", end, tokens))] : []),
    error: () => [data({ error: { code: 500, message: "Fake failure in the stream", status: "INTERNAL" } })],
  };
}

const WIRES: Record<Protocol, (request: FakeRequest) => Wire> = {
  "chat-completions": chatCompletions,
  anthropic,
  google,
};

/** @returns the wire format of the protocol of `request`. */
export function wireFor(request: FakeRequest): Wire {
  return WIRES[request.protocol](request);
}
