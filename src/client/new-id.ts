const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @returns a UUIDv7 of this moment: lists have what gets it in the order of its making. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = Date.now().toString(16).padStart(12, "0");
  const rest = hex(bytes);
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${rest.slice(13, 16)}`,
    variant.toString(16) + rest.slice(18, 20),
    rest.slice(20),
  ].join("-");
}
