const MESSAGES = {
  TOO_LARGE: "This request is too large",
  TOO_MANY: "This request took too long while others were waiting. Try again in a few seconds.",
};

/** The rest of a request's body isn't read: it is larger than the route takes, or it came so slowly that it took others' room. */
export class BodyRefused extends Error {
  readonly code: keyof typeof MESSAGES;
  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.name = "BodyRefused";
    this.code = code;
  }
}
