import { betterAuth } from "better-auth";
import type { Logger } from "pino";
import { cookiePrefix } from "#contract/server";
import type { Database } from "#db";
import { newId } from "#shared/server";
import type { AccountMails } from "./account-mails.server.ts";
import { deriveKey } from "./keys.server.ts";
import { PASSWORD_LENGTH } from "./password-length.ts";
import { endResetLinks, isActive } from "./users.server.ts";
import { CLIENT_ADDRESS } from "./visitor.server.ts";

const DAY_SECONDS = 86_400;
/** How long the link that confirms an address is valid. */
export const CONFIRM_SECONDS = DAY_SECONDS;

type AuthOptions = { database: Database; origin: string; secret: string; log: Logger; mails: AccountMails };

const times = { createdAt: "created_at", updatedAt: "updated_at" };
const account = {
  userId: "user_id",
  accountId: "account_id",
  providerId: "provider_id",
  accessToken: "access_token",
  refreshToken: "refresh_token",
  idToken: "id_token",
  accessTokenExpiresAt: "access_token_expires_at",
  refreshTokenExpiresAt: "refresh_token_expires_at",
  ...times,
};
const session = {
  userId: "user_id",
  expiresAt: "expires_at",
  ipAddress: "ip_address",
  userAgent: "user_agent",
  ...times,
};

/**
 * better-auth on our database, for sessions, passwords and email tokens. Its own routes, limits and origin check are
 * not used: ours call `api`. Must not be called inside a transaction (docs/decisions/0002).
 */
export function makeBetterAuth({ database, origin, secret, log, mails }: AuthOptions) {
  const { db } = database;
  return betterAuth({
    baseURL: origin,
    secret: deriveKey(secret, "accounts").toString("base64url"),
    // Configured as SQLite on both engines: times are then ISO text and booleans 0 or 1, as in all our tables.
    database: { db, type: "sqlite" },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", ...times },
      additionalFields: {
        role: { type: "string", required: true, input: false },
        disabledAt: { type: "string", required: false, input: false, fieldName: "disabled_at" },
      },
    },
    session: { modelName: "sessions", fields: session, expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: { modelName: "credentials", fields: account },
    verification: { modelName: "verifications", fields: { expiresAt: "expires_at", ...times } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.sendReset(user.email, token),
      // The holder of an email's token can read that address's mail.
      onPasswordReset: async ({ user }) => {
        await db.updateTable("users").set({ email_verified: 1 }).where("id", "=", user.id).execute();
        await endResetLinks(db, user.id);
      },
    },
    emailVerification: {
      expiresIn: CONFIRM_SECONDS,
      sendOnSignIn: true,
      sendVerificationEmail: ({ user, token }) => mails.sendConfirmation(user.email, token),
    },
    databaseHooks: {
      session: {
        // A disabled user gets no session.
        create: { before: ({ userId }) => isActive(db, userId) },
        delete: { after: ({ userId }) => database.notify("user_changed", userId) },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message, ...details) => log.error({ err: details[0] }, message) },
    advanced: {
      // The library's own prefix for https is a weaker one.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(origin),
      defaultCookieAttributes: { secure: origin.startsWith("https:") },
      // The routes have checked where a request comes from; no address that a request gives is followed.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      database: { generateId: newId, validateSchema: false },
    },
  });
}

export type BetterAuth = ReturnType<typeof makeBetterAuth>;
