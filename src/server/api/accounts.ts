import { z } from "zod";
import { capabilitiesOf, emailField, nameField, newPasswordField, passwordField, permissionsOf } from "#auth";
import type { MailState } from "#mail/server";
import { ok } from "#shared";
import { apiRoute, userOf } from "./api-route.ts";

/** Answers with JSON and the headers that set the session's cookie. */
function withCookies(headers: Headers, body: unknown, status = 200): Response {
  const answer = Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
  for (const cookie of headers.getSetCookie()) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

type Answers = Record<MailState["delivery"], string>;

const KEPT =
  "This site has no mail server yet, so emails are kept in the outbox folder on the server. Ask its administrator";
const SIGN_UP_ANSWER: Answers = {
  smtp: "An email with what to do next is on its way. It may take a few minutes.",
  outbox: `${KEPT} for the one to you: it says what to do next.`,
};
const RESET_ANSWER: Answers = {
  smtp: "If there is an account with this address, an email with a link is on its way. It may take a few minutes.",
  outbox: `${KEPT} for the one with the link, if there is an account with this address.`,
};

/** Signing in and out, and what a browser may know of who it is. */
export const accountRoutes = [
  apiRoute({
    method: "GET",
    path: "/api/session",
    permission: "everyone",
    handle: async (request) => {
      const { auth } = request.services;
      const { user, headers } = await auth.readSession(request);
      return withCookies(headers, {
        user: user ?? null,
        permissions: permissionsOf(user),
        capabilities: capabilitiesOf(user),
        signUp: auth.isSignUpOpen ? "open" : "invitation",
        setupNeeded: await auth.isSetupNeeded(),
      });
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/setup",
    permission: "everyone",
    status: 201,
    body: z.object({ code: z.string().max(100), name: nameField, email: emailField, password: newPasswordField }),
    handle: async (request) => {
      const done = await request.services.auth.setUp(request.body, request);
      return done.ok ? withCookies(done.value, { signedIn: true }, 201) : done;
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/sign-in/email",
    permission: "everyone",
    body: z.object({ email: emailField, password: passwordField }),
    handle: async (request) => {
      const signedIn = await request.services.auth.signIn(request.body, request);
      return signedIn.ok ? withCookies(signedIn.value, { signedIn: true }) : signedIn;
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/sign-out",
    permission: "everyone",
    handle: async (request) => withCookies(await request.services.auth.signOut(request), {}),
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/sign-up/email",
    permission: "everyone",
    body: z.object({
      name: nameField,
      email: emailField,
      password: newPasswordField,
      invitation: z.string().max(100).optional(),
    }),
    handle: async (request) => {
      const signedUp = await request.services.auth.signUp(request.body, request);
      if (!signedUp.ok) return signedUp;
      if (!signedUp.value)
        return ok({ signedIn: false, message: SIGN_UP_ANSWER[request.services.mail.state().delivery] });
      return withCookies(signedUp.value, { signedIn: true, message: "Your account is ready." });
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/auth/verify-email",
    permission: "everyone",
    handle: async ({ services, query }) => {
      const confirmed = await services.auth.confirmEmail(query.get("token") ?? "");
      const headers = { Location: `/sign-in?confirmed=${confirmed ? "1" : "0"}`, "Cache-Control": "no-store" };
      return new Response(null, { status: 303, headers });
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/request-password-reset",
    permission: "everyone",
    body: z.object({ email: emailField }),
    handle: async (request) => {
      const asked = await request.services.auth.requestReset(request.body.email, request);
      return asked.ok ? ok({ message: RESET_ANSWER[request.services.mail.state().delivery] }) : asked;
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/reset-password",
    permission: "everyone",
    body: z.object({ token: z.string().min(1).max(100), newPassword: newPasswordField }),
    handle: (request) => request.services.auth.resetPassword(request.body, request),
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/change-password",
    permission: "profile.edit",
    body: z.object({ currentPassword: passwordField, newPassword: newPasswordField }),
    handle: async (request) => {
      const changed = await request.services.auth.changePassword(userOf(request), request.body, request);
      return changed.ok ? withCookies(changed.value, {}) : changed;
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/update-user",
    permission: "profile.edit",
    body: z.object({ name: nameField }),
    handle: async (request) => {
      await request.services.auth.renameUser(userOf(request).id, request.body.name);
      return ok({ name: request.body.name });
    },
  }),
];
