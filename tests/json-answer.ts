/** What the API answered; `body` is whatever JSON it sent. */
// Tests read answers of many forms; each says itself what it expects of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type JsonAnswer = { status: number; body: any };
