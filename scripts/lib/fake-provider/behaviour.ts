/** How a reply ends, streamed or not. */
export type ReplyEnd =
  /** The provider says that it is finished. */
  | "stop"
  /** The token limit is reached. */
  | "length"
  /** The provider's content filter steps in. */
  | "filter"
  /** Everything is sent, but no finish reason. */
  | "no-reason"
  /** The connection is lost in the middle. */
  | "cut"
  /** The provider reports an error in the middle of the stream. */
  | "error"
  /** The text is sent, then nothing more; the connection stays open. */
  | "hang";

/** How the fake provider answers a request. */
export type Behaviour =
  | {
      kind: "text";
      text: string;
      end: ReplyEnd;
      /** Characters of one part of the stream. */
      chunkSize: number;
      /** Milliseconds before the first part and between parts. */
      firstDelay: number;
      delay: number;
      /** What the second half of the parts waits for, and all of a reply that isn't streamed. */
      until: Promise<unknown> | undefined;
      /** The reported usage; false reports none. */
      usage: { input: number; output: number } | false | undefined;
    }
  | { kind: "refusal"; text: string }
  | { kind: "status"; status: number; body: string; headers: Record<string, string> }
  | { kind: "never" }
  | { kind: "cut" };

type TextOptions = Partial<Omit<Extract<Behaviour, { kind: "text" }>, "kind" | "text">>;

/** A text reply: by default at once and in parts of 16 characters. */
export function textReply(text: string, options: TextOptions = {}): Behaviour {
  const usual = { end: "stop", chunkSize: 16, firstDelay: 0, delay: 0, until: undefined, usage: undefined } as const;
  return { kind: "text", text, ...usual, ...options };
}

/** The same with `value` as JSON text. */
export function jsonReply(value: unknown, options: TextOptions = {}): Behaviour {
  return textReply(JSON.stringify(value), options);
}

/** For `until`: the second half never comes. */
export const forever = new Promise<never>(() => {});

/** The model declines in its protocol's own way. */
export function refusal(text = "I can't help with that."): Behaviour {
  return { kind: "refusal", text };
}

/** An answer with a status; the body is the protocol-neutral error object unless given. */
export function statusReply(status: number, headers: Record<string, string> = {}, body?: string): Behaviour {
  const usual = JSON.stringify({ error: { message: `Fake failure ${status}`, type: "fake", code: null } });
  return { kind: "status", status, headers, body: body ?? usual };
}

/** 200 with an empty body. */
export const emptyBody: Behaviour = { kind: "status", status: 200, headers: {}, body: "" };

/** Accepts the request and never answers. */
export const never: Behaviour = { kind: "never" };

/** Closes the connection without an answer. */
export const cutConnection: Behaviour = { kind: "cut" };
