import { createHash, hkdfSync, randomBytes } from "node:crypto";

/** @returns a key for one purpose: a signature made for one can't be passed off as another's. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** @returns a token that can't be guessed, for a link in an email. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** @returns the stored form of a token, which readers of the database can't use. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
