/**
 * @returns a new id for something made in this browser, even in an insecure context. Nothing needs an order of these, and
 * `newId` would make the editor's first load larger.
 */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
