import type { Accounts } from "./accounts.server.ts";
import { nextPath } from "./next-path.ts";
import { nextQuery } from "./sign-in-path.ts";
import { accountContract } from "./contract.ts";
import { capabilitiesOf, permissionsOf } from "#contract";
import { serveWith } from "#contract/server";
import type { Delivery } from "#mail";
import type { Mail } from "#mail/server";
import { ok } from "#shared";

/** A success whose answer sets the session's cookie. */
function withCookies<Value>(headers: Headers, value: Value) {
  return { ...ok(value), headers };
}

type Needs = { auth: Accounts; mail: Mail };

type Answers = Record<Delivery, string>;

const KEPT =
  "This site has no mail server yet, so emails are kept in the outbox folder on the server. Ask its administrator";
const SIGN_UP_ANSWER: Answers = {
  smtp: "An email with what to do next is on its way. It may take a few minutes.",
  outbox: `${KEPT} for yours: it says what to do next.`,
};
const RESET_ANSWER: Answers = {
  smtp: "If there is an account with this address, an email with a link is on its way. It may take a few minutes.",
  outbox: `${KEPT} for the one with the link, if there is an account with this address.`,
};

export const accountRoutes = serveWith<Needs>()(accountContract, {
  readSession: async (request) => {
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
  setUp: async (request) => {
    const done = await request.services.auth.setUp(request.body, request);
    return done.ok ? withCookies(done.value, { signedIn: true }) : done;
  },
  signIn: async (request) => {
    const signedIn = await request.services.auth.signIn(request.body, request);
    return signedIn.ok ? withCookies(signedIn.value, { signedIn: true }) : signedIn;
  },
  signOut: async (request) => withCookies(await request.services.auth.signOut(request), {}),
  signUp: async (request) => {
    const { auth, mail } = request.services;
    const signedUp = await auth.signUp(request.body, request);
    if (!signedUp.ok) return signedUp;
    if (!signedUp.value) return ok({ signedIn: false, message: SIGN_UP_ANSWER[mail.state().delivery] });
    return withCookies(signedUp.value, { signedIn: true, message: "Your account is ready." });
  },
  confirmEmail: async ({ services, query }) => {
    const confirmed = await services.auth.confirmEmail(query.token);
    const next = nextQuery(nextPath(query.next ?? null)).replace("?", "&");
    const headers = { Location: `/sign-in?confirmed=${confirmed ? "1" : "0"}${next}`, "Cache-Control": "no-store" };
    return new Response(null, { status: 303, headers });
  },
  requestReset: async (request) => {
    const { auth, mail } = request.services;
    const asked = await auth.requestReset(request.body.email, request);
    return asked.ok ? ok({ message: RESET_ANSWER[mail.state().delivery] }) : asked;
  },
  resetPassword: async (request) => {
    const reset = await request.services.auth.resetPassword(request.body, request);
    return reset.ok ? ok({}) : reset;
  },
  changePassword: async (request) => {
    const changed = await request.services.auth.changePassword(request.user, request.body, request);
    return changed.ok ? withCookies(changed.value, {}) : changed;
  },
  renameUser: async ({ services, user, body: { name } }) => {
    await services.auth.renameUser(user.id, name);
    return ok({ name });
  },
});
