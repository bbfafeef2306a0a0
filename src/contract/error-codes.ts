/** A failure that the API reports: its status, and what to do about it. */
type ErrorKind = { status: 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503; meaning: string };

/** Every code that an answer `{ error: { code } }` may have; the table of docs/api.md is checked against it. */
export const ERROR_CODES = {
  UNAUTHENTICATED: { status: 401, meaning: "Sign in first" },
  WRONG_CREDENTIALS: { status: 401, meaning: "The email address or the password is wrong" },
  FORBIDDEN: { status: 403, meaning: "Your role doesn't allow it, or `Origin` is missing" },
  EMAIL_NOT_CONFIRMED: { status: 403, meaning: "Follow the link in the email first" },
  NOT_FOUND: { status: 404, meaning: "It doesn't exist, or no longer" },
  PATH_TAKEN: { status: 409, meaning: "Choose another path: a page has this one" },
  PATH_CONFLICT: { status: 409, meaning: "Choose another path: a page's path matches the same addresses" },
  PAGE_ARCHIVED: { status: 409, meaning: "Restore the page from the archive first" },
  REVISION_AHEAD: { status: 409, meaning: "The draft hasn't reached this revision: read it again" },
  BATCH_REUSED: { status: 409, meaning: "Another batch had this id: give each batch its own" },
  DRAFT_MOVED: { status: 409, meaning: "Someone changed the draft: look at it, then publish" },
  EMAIL_TAKEN: { status: 409, meaning: "An account has this email address" },
  EMAIL_UNCONFIRMED: { status: 409, meaning: "Nobody has confirmed this email address: send an invitation" },
  LAST_ADMIN: { status: 409, meaning: "Make someone else an admin first" },
  TOO_MANY_SECTIONS: { status: 409, meaning: "Delete a section first" },
  TOO_LARGE: { status: 413, meaning: "Send less at once: 64 KB, 1 MB for blocks and batches, 10 MB for files" },
  INVALID: { status: 422, meaning: "Correct what `path` and `message` name" },
  WRONG_CODE: { status: 422, meaning: "The set-up code is wrong" },
  WRONG_PASSWORD: { status: 422, meaning: "The current password is wrong" },
  LINK_EXPIRED: { status: 422, meaning: "Ask for a new link: this one was used or is too old" },
  LOW_CONTRAST: { status: 422, meaning: "Choose a colour that people can read: `problems` have the nearest one" },
  PATH_INVALID: { status: 422, meaning: "Correct the path" },
  PATH_RESERVED: { status: 422, meaning: "Choose another path: the system needs this one" },
  NOT_PUBLISHABLE: { status: 422, meaning: "Fix the `problems`" },
  UNSUPPORTED: { status: 422, meaning: "No model writes blocks of this type" },
  INVALID_MODEL: { status: 422, meaning: "No model has this name" },
  TOO_MANY: { status: 429, meaning: "Wait as many seconds as `Retry-After` says" },
  RATE_LIMITED: { status: 429, meaning: "The same, for language models" },
  BUDGET_SPENT: { status: 429, meaning: "The month's budget for language models is spent" },
  INTERNAL: { status: 500, meaning: "Try again; nothing was changed" },
  PROVIDER_FAILED: { status: 502, meaning: "A language model gave no answer: `message` says why, `reason` in a word" },
  AI_NOT_CONFIGURED: { status: 503, meaning: "Set the environment variable that `message` names" },
  UNAVAILABLE: { status: 503, meaning: "Try again later: an email could not be sent" },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_CODES;
