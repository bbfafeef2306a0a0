import { describe, expect, it } from "vitest";
import { deliverConfirmMail } from "../../src/domains/subscribers/confirm-mails.server.ts";
import { engines } from "../databases.ts";
import { inboxSiteFor } from "../inbox-site.ts";

const YEAR = 365 * 24 * 3_600_000;

describe.each(engines)("an email that the mail server refused on $name", (engine) => {
  const { site, api, signUp } = inboxSiteFor(engine);

  it("is sent also when the clock is put back", async () => {
    await api().patch("/api/settings", { newsletterDoubleOptIn: true });
    await signUp("cy@example.org");
    const { database, secret, origin } = site().services;
    const deliver = (later: number, send: () => Promise<void>) =>
      deliverConfirmMail(
        { database, secret, origin, siteName: () => "Site", send, onFailure: () => {} },
        () => new Date(Date.now() + later),
      );
    expect(await deliver(YEAR, () => Promise.reject(new Error("Not now")))).toBe(false);
    expect(await deliver(0, async () => {})).toBe(true);
  });
});
