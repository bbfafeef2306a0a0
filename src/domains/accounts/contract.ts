import { z } from "zod";
import { done, PERMISSIONS, route, type User } from "#contract";
import { emailField, nameField, newPasswordField, passwordField, roleField } from "./fields.ts";

const MAX_TOKEN = 100;
const MAX_NEXT = 500;

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleField,
}) satisfies z.ZodType<User>;

/** The user of a browser, and what they may do. */
const session = z.object({
  user: user.nullable(),
  permissions: z.array(z.enum(PERMISSIONS)),
  capabilities: z.record(z.enum(["remove", "edit", "add", "ai", "download"]), z.boolean()),
  signUp: z.enum(["open", "invitation"]).describe("Who may create an account: anyone, or only people who are invited"),
  setupNeeded: z.boolean().describe("Nobody has set this site up yet"),
});
export type Session = z.output<typeof session>;

const signedIn = z.object({ signedIn: z.literal(true) });
const message = z.string().describe("What to do next, for people");

/** Signing in and out, passwords, and what a browser may know about its user. */
export const accountContract = {
  readSession: route({
    method: "GET",
    path: "/api/session",
    summary: "Returns who you are and what you may do",
    permission: "everyone",
    answer: session,
  }),
  setUp: route({
    method: "POST",
    path: "/api/setup",
    summary: "Creates the first admin with the code from the server's log",
    permission: "everyone",
    status: 201,
    body: z.object({
      code: z.string().max(MAX_TOKEN),
      name: nameField,
      email: emailField,
      password: newPasswordField,
    }),
    answer: signedIn,
  }),
  signIn: route({
    method: "POST",
    path: "/api/auth/sign-in/email",
    summary: "Signs in",
    permission: "everyone",
    body: z.object({ email: emailField, password: passwordField }),
    answer: signedIn,
  }),
  signOut: route({
    method: "POST",
    path: "/api/auth/sign-out",
    summary: "Ends the session",
    permission: "everyone",
    answer: done,
  }),
  signUp: route({
    method: "POST",
    path: "/api/auth/sign-up/email",
    summary: "Creates an account, with an invitation or where sign-up is open",
    permission: "everyone",
    body: z.object({
      name: nameField,
      email: emailField,
      password: newPasswordField,
      invitation: z.string().max(MAX_TOKEN).optional(),
      next: z
        .string()
        .max(MAX_NEXT)
        .optional()
        .describe("Where signing in leads once the address is confirmed: a path of `/account` or `/admin`"),
    }),
    answer: z.object({ signedIn: z.boolean(), message }),
  }),
  confirmEmail: route({
    method: "GET",
    path: "/api/auth/verify-email",
    summary: "Confirms the address of a new account with the token of an email's link",
    permission: "everyone",
    query: z.object({ token: z.string().default(""), next: z.string().max(MAX_NEXT).optional().catch(undefined) }),
    status: 303,
    answer: { mediaType: "text/html" },
  }),
  requestReset: route({
    method: "POST",
    path: "/api/auth/request-password-reset",
    summary: "Sends an email with a link for a new password",
    permission: "everyone",
    body: z.object({ email: emailField }),
    answer: z.object({ message }),
  }),
  resetPassword: route({
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Sets a new password with the token of that link",
    permission: "everyone",
    body: z.object({ token: z.string().min(1).max(MAX_TOKEN), newPassword: newPasswordField }),
    answer: done,
  }),
  changePassword: route({
    method: "POST",
    path: "/api/auth/change-password",
    summary: "Changes your password and signs you out everywhere else",
    permission: "profile.edit",
    body: z.object({ currentPassword: passwordField, newPassword: newPasswordField }),
    answer: done,
  }),
  renameUser: route({
    method: "POST",
    path: "/api/auth/update-user",
    summary: "Changes your name",
    permission: "profile.edit",
    body: z.object({ name: nameField }),
    answer: z.object({ name: z.string() }),
  }),
};
