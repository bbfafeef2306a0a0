import type { TokenCount } from "./model.ts";

/** Why a model gave no usable reply. Stable, for programs. */
export type ModelErrorCode =
  /** No provider has a key, or the package of this one isn't installed. */
  | "NOT_CONFIGURED"
  | "INVALID_MODEL"
  | "AUTHENTICATION"
  | "RATE_LIMITED"
  | "TIMEOUT"
  | "ABORTED"
  | "CONNECTION"
  /** The model declined, or the provider's content filter did. */
  | "REFUSED"
  /** The reply was longer than it may be, and was cut. */
  | "TOO_LONG"
  /** The reply just ended: the provider gave no reason why, so that it may not be whole. */
  | "INCOMPLETE"
  /** An answer without any text. */
  | "NO_DATA"
  /** Any other failure at the provider. */
  | "PROVIDER";

export type ModelErrorOptions = {
  cause?: unknown;
  /** Seconds after which the provider wants to be asked again. */
  retryAfter?: number;
  /** The provider's HTTP status. */
  status?: number;
  /** The provider's own word on whether asking again can help. */
  shouldRetry?: boolean;
};

/**
 * What the chat-model service throws. `message` is safe to show: it holds neither key nor prompt nor what the provider
 * wrote. `cause` is for the log only.
 */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly code: ModelErrorCode;
  readonly retryAfter: number | undefined;
  readonly status: number | undefined;
  readonly shouldRetry: boolean | undefined;
  /** What was spent before a stream failed; set when some of the reply had come. */
  tokens: TokenCount | undefined;

  constructor(code: ModelErrorCode, message: string, options: ModelErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.status = options.status;
    this.shouldRetry = options.shouldRetry;
  }
}
