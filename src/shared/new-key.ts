const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/**
 * @returns a new key of a block, an item, a client or a batch: 12 letters, digits, _ and -, which are 72 random bits. Works
 * in an insecure context too.
 */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => LETTERS[byte % 64]).join("");
}
