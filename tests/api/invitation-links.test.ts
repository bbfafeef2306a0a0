import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { joinAs, type Member } from "../members.ts";
import { openSite, type Site } from "../services.ts";
import { signedIn, type BrowserHeaders } from "../sign-in.ts";
import { startMailServer, type MailServer } from "../smtp.ts";

describe.each(engines)("the link of an invitation to an organisation on $name", (engine) => {
  let mails: MailServer;
  let site: Site;
  let remove: () => Promise<void>;
  let owner: Member;
  let manager: Member;
  beforeAll(async () => {
    mails = await startMailServer();
    const made = await engine.make();
    ({ remove } = made);
    site = await openSite(made.place, { SMTP_URL: mails.url });
    const body = JSON.stringify({ name: "club", title: "Club" });
    await site.request("/api/tenants", { method: "POST", body, headers: await signedIn(site, "admin") });
    owner = await joinAs(site, "club", "owner");
    manager = await joinAs(site, "club", "manager");
  });
  afterAll(async () => {
    await site.close();
    await remove();
    await mails.stop();
  });

  async function invite(email: string, headers: BrowserHeaders) {
    const body = JSON.stringify({ email, role: "member" });
    const answer = await site.request("/api/tenants/club/invitations", { method: "POST", body, headers });
    return { status: answer.status, body: await answer.json() };
  }

  it("reaches only who reads the address's mail: an account that it makes is confirmed", async () => {
    for (const { headers, email } of [owner, manager]) {
      const invited = await invite(`stranger-of-${email}`, headers);
      expect([invited.status, invited.body.delivery]).toEqual([201, "smtp"]);
      expect(JSON.stringify(invited.body)).not.toContain("invitation=");
      expect(mails.taken.at(-1)?.to).toEqual([`stranger-of-${email}`]);
      expect(mails.taken.at(-1)?.raw).toContain("/account/join?invitation=");
    }
  });

  it("is known to the site's staff, who may send it themselves", async () => {
    const invited = await invite("first@example.org", await signedIn(site, "admin"));
    expect(invited.body.url).toContain("/account/join?invitation=");
  });
});
