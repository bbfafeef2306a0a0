import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useApi, type Api } from "../api-client.ts";
import { openSite, type Site } from "../services.ts";
import { headerOf, startMailServer, type MailServer, type TakenMail } from "../smtp.ts";

const decode = (text: string) => {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex) => String.fromCodePoint(Number.parseInt(String(hex), 16)));
  return Buffer.from(bytes, "latin1").toString();
};

/** @returns the type and the text of each part of an email, in order. */
function partsOf(mail: TakenMail): [type: string, text: string][] {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(mail, "Content-Type") ?? "")?.[1] ?? "none";
  return mail.raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf("\r\n\r\n");
      return [/Content-Type: ([^;]+)/.exec(part.slice(0, end))?.[1] ?? "", decode(part.slice(end + 4))];
    });
}

describe("emails to customers", () => {
  let server: MailServer;
  let site: Site;
  let admin: Api;
  beforeAll(async () => {
    server = await startMailServer();
    site = await openSite({ folder: mkdtempSync(join(tmpdir(), "blockwright-mails-")) }, { SMTP_URL: server.url });
    admin = await useApi(site, "admin");
    await admin.patch("/api/settings", { siteName: "Kite & <Co>", brandColor: "#7a1f5c" });
  });
  afterAll(async () => {
    await site.services.mail.settle();
    await site.close();
    await server.stop();
  });

  it("have their text, and the same as HTML in the site's colours", async () => {
    const invited = await admin.post("/api/invitations", { email: "ada@example.org", role: "editor" });
    const [mail] = server.taken;
    if (!mail) throw new Error("No mail");
    expect(headerOf(mail, "Content-Type")).toMatch(/^multipart\/alternative;/);
    const parts = partsOf(mail);
    expect(parts.map(([type]) => type)).toEqual(["text/plain", "text/html"]);
    const [text = "", html = ""] = parts.map(([, content]) => content);
    const { url } = invited.body;
    expect(text.trim().split(/(?:\r?\n){2}/)).toEqual([
      "You are invited to work on example.org. Create your account within a week:",
      url,
      "If you don’t know what this is about, ignore this email: nothing happens without this link.",
    ]);
    expect(html).toMatch(/<td class="button"[^>]*><a href="([^"]+)"[^>]*>Create your account<\/a>/);
    expect(/class="button"[^>]*><a href="([^"]+)"/.exec(html)?.[1]).toBe(url);
    expect(html).toContain("Kite &amp; &lt;Co&gt;");
    expect(html).toContain("background:#7a1f5c");
    expect(html).not.toMatch(/<script|<img|<link|\son\w+=/);
  });

  it("are plain text alone to the team", async () => {
    server.taken.length = 0;
    await admin.post("/api/mail/test");
    expect(server.taken.map((mail) => headerOf(mail, "Content-Type"))).toEqual([expect.stringMatching(/^text\/plain/)]);
  });
});
