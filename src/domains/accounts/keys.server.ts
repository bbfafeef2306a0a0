import { createHash, hkdfSync, randomBytes } from "node:crypto";

/** @returns a key for one purpose: what one part signs with its own can't be passed off as another's. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** @returns a token that can't be guessed, for the link of a mail. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** @returns what is kept of a token, so that who reads the database can't use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
