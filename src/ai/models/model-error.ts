import type { TokenCount } from "./model.ts";

/** Why a model gave no usable reply. Stable, for programs. */
export type ModelErrorCode =
  /** No provider has a key, or the package of this one isn't installed. */
  | "NOT_CONFIGURED"
  | "INVALID_MODEL"
  | "AUTHENTICATION"
  | "RATE_LIMITED"
  /** The provider's account has no credit left: waiting doesn't help. */
  | "NO_CREDIT"
  | "TIMEOUT"
  | "ABORTED"
  | "CONNECTION"
  /** The model declined, or the provider's content filter did. */
  | "REFUSED"
  /** The reply was too long and was cut off. */
  | "TOO_LONG"
  /** The reply ended without a reason, so it may be incomplete. */
  | "INCOMPLETE"
  /** An answer without any text. */
  | "NO_DATA"
  /** Any other failure at the provider. */
  | "PROVIDER";

export type ModelErrorOptions = {
  cause?: unknown;
  /** Seconds that the provider asks to wait. */
  retryAfter?: number;
  /** The provider's HTTP status. */
  status?: number;
  /** Whether a retry can help, according to the provider. */
  shouldRetry?: boolean;
};

/**
 * The error of the chat-model service. `message` is safe to show: it contains neither key nor prompt nor the provider's
 * text. `cause` is for the log only.
 */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly code: ModelErrorCode;
  readonly retryAfter: number | undefined;
  readonly status: number | undefined;
  readonly shouldRetry: boolean | undefined;
  /** The tokens spent before a stream failed; set when some of the reply had arrived. */
  tokens: TokenCount | undefined;

  constructor(code: ModelErrorCode, message: string, options: ModelErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.status = options.status;
    this.shouldRetry = options.shouldRetry;
  }
}
