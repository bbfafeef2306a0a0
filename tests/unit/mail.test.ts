import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeMail } from "#mail/server";
import { paletteOf } from "#settings";
import { newId } from "#shared/server";

const FROM = "Example <no-reply@example.org>";
const LINK = `https://example.org/forgot-password?token=secret-token${"x".repeat(200)}`;
const hello = { to: "ada@example.org", subject: "Hello", text: "Good morning.\n" };

describe("mail", () => {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-mail-"));
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
  const received: { to: string[]; content: string }[] = [];
  /** The addresses that the server doesn't take at first. */
  const putOff = new Set<string>();
  let mustSignIn = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const isPutOff = putOff.delete(address);
      if (mustSignIn) done(Object.assign(new Error("Authentication required"), { responseCode: 530 }));
      else if (isPutOff) done(Object.assign(new Error("Come again in a minute"), { responseCode: 450 }));
      else done(address.startsWith("refused") ? new Error(`${address} has no mailbox`) : undefined);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  let smtpUrl: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    smtpUrl = `smtp://127.0.0.1:${port}`;
  });
  beforeEach(() => {
    received.length = 0;
    lines.length = 0;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    rmSync(folder, { recursive: true });
  });

  it("reaches the mail server of SMTP_URL", async () => {
    await makeMail({ smtpUrl, from: FROM, folder, log }).send({ ...hello, text: "Grüße" });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(["ada@example.org"]);
    expect(received[0]?.content).toMatch(/^From: Example <no-reply@example\.org>\r$/m);
    expect(received[0]?.content).toMatch(/^Subject: Hello\r$/m);
  });

  it("says that no person wrote it, unless one did, so that out-of-office notes don't answer", async () => {
    const mail = makeMail({ smtpUrl, from: FROM, folder, log });
    await mail.send(hello);
    await mail.send({ ...hello, isWritten: true });
    const [sent, written] = received.map(({ content }) => /^Auto-Submitted: (.*)\r$/m.exec(content)?.[1]);
    expect([sent, written]).toEqual(["auto-generated", undefined]);
  });

  it.each([
    ["an address alone", "no-reply@example.org", '"Müller, \\"Söhne\\" & Co" <no-reply@example.org>'],
    ["a name of its own", FROM, FROM],
  ])("has the site's name where the sender is %s", async (_sender, from, expected) => {
    const outbox = join(folder, newId());
    const look = () => ({ siteName: 'Müller, "Söhne" & Co', tones: paletteOf({}) });
    await makeMail({ from, look, folder: outbox, log }).send(hello);
    const [file = ""] = readdirSync(outbox);
    expect(readFileSync(join(outbox, file), "utf8").split("\r\n")[0]).toBe(`From: ${expected}`);
  });

  it.each([
    ["a subject with line breaks", { ...hello, subject: "Hello\r\nBcc: eve@example.org\r\n\r\nbody" }],
    ["an address with line breaks", { ...hello, to: "ada@example.org\r\nBcc: eve@example.org" }],
    ["a list of addresses", { ...hello, to: "ada@example.org, eve@example.org" }],
    ["an address in brackets", { ...hello, to: "Ada <ada@example.org>,<eve@example.org>" }],
  ])("lets %s add no header and no receiver", async (_name, message) => {
    await makeMail({ smtpUrl, from: FROM, folder, log })
      .send(message)
      .catch(() => {});
    for (const { to, content } of received) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain("eve@example.org");
      expect(content).not.toMatch(/^bcc:/im);
    }
  });

  it("fails, with nobody's address in the error, when the server refuses the receiver or can't be reached", async () => {
    const mail = makeMail({ smtpUrl, from: FROM, folder, log });
    const refused = mail.send({ ...hello, to: "refused@example.org" });
    await expect(refused).rejects.toThrow("The mail server refused an email (EENVELOPE, 550)");
    const nowhere = makeMail({ smtpUrl: "smtp://127.0.0.1:9", from: FROM, folder, log });
    await expect(nowhere.send(hello)).rejects.toThrow("ECONNREFUSED");
    expect(received).toEqual([]);
  });

  it("says why no secure connection could be made", async () => {
    const mail = makeMail({ smtpUrl: smtpUrl.replace("smtp:", "smtps:"), from: FROM, folder, log });
    await mail.check();
    const reason = "no secure connection could be made (ERR_SSL_WRONG_VERSION_NUMBER)";
    expect(mail.state()).toMatchObject({ failing: { reason } });
  });

  it("says that the server asks for a sign-in first, which no recipient is to blame for", async () => {
    const mail = makeMail({ smtpUrl, from: FROM, folder, log });
    mustSignIn = true;
    await expect(mail.send(hello)).rejects.toThrow("EENVELOPE, 530");
    mustSignIn = false;
    const reason = "it asks for a user name and a password, or for an encrypted connection (530)";
    expect(mail.state()).toMatchObject({ failing: { reason } });
  });

  it("cuts off a subject that mail servers would refuse", async () => {
    await makeMail({ smtpUrl, from: FROM, folder, log }).send({ ...hello, subject: "x".repeat(5000) });
    const sizes = received[0]?.content.split("\r\n").map((line) => line.length) ?? [];
    expect(Math.max(...sizes)).toBeLessThan(998);
    expect(received[0]?.content).toMatch(/^Subject:\s+x{200}/m);
  });

  it("reaches everyone once, also where the server puts off one of them", async () => {
    const mail = makeMail({ smtpUrl, from: FROM, folder, log });
    const message = { ...hello, to: ["ada@example.org", "bo@example.org"], messageId: "<1@example.org>" };
    putOff.add("bo@example.org");
    await expect(mail.send(message)).rejects.toThrow("The mail server refused an email (EENVELOPE, 450)");
    await mail.send(message);
    expect(received.map(({ to }) => to)).toEqual([["ada@example.org"], ["bo@example.org"]]);
    expect(mail.state()).toEqual({ delivery: "smtp", failing: undefined });
  });

  it("is done where the one who was put off no longer gets it", async () => {
    const mail = makeMail({ smtpUrl, from: FROM, folder, log });
    const message = { ...hello, messageId: "<3@example.org>" };
    putOff.add("bo@example.org");
    await expect(mail.send({ ...message, to: ["ada@example.org", "bo@example.org"] })).rejects.toThrow("450");
    await expect(mail.send({ ...message, to: ["ada@example.org"] })).resolves.toBeUndefined();
    expect(received).toHaveLength(1);
  });

  it("reaches the others where one is refused for good", async () => {
    const mail = makeMail({ smtpUrl, from: FROM, folder, log });
    await mail.send({ ...hello, to: ["refused@example.org", "bo@example.org"], messageId: "<2@example.org>" });
    expect(received.map(({ to }) => to)).toEqual([["bo@example.org"]]);
    expect(lines.join("")).toContain("refuses some of an email's recipients");
    expect(lines.join("")).not.toContain("refused@");
  });

  it("adds no header to a kept mail either", async () => {
    const outbox = join(folder, "hostile");
    const hostile = "x\r\nBcc: eve@example.org\r\n\r\nbody";
    const mail = makeMail({ from: FROM, folder: outbox, log });
    await mail.send({ ...hello, subject: hostile, to: `ada@example.org${hostile}` });
    for (const file of readdirSync(outbox)) {
      expect(readFileSync(join(outbox, file), "utf8")).not.toMatch(/^bcc:/im);
    }
  });

  it("is kept in a separate file without SMTP_URL; the log has subject and file only", async () => {
    const mail = makeMail({ from: FROM, folder: join(folder, "outbox"), log });
    await Promise.all([mail.send(hello), mail.send({ ...hello, text: `Grüße: ${LINK}\n` })]);
    const files = readdirSync(join(folder, "outbox"));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/\.eml$/);
      expect(statSync(join(folder, "outbox", file)).mode.toString(8)).toMatch(/600$/);
    }
    const contents = files.map((file) => readFileSync(join(folder, "outbox", file), "utf8")).join("");
    expect(contents).toContain(`Grüße: ${LINK}`);
    expect(lines.join("")).toContain(files[0]);
    expect(lines.join("")).toContain("Hello");
    expect(lines.join("")).not.toMatch(/secret-token|ada@example/);
  });

  it("an outbox folder that can't be written is named in the log by a check, which makes a missing one", async () => {
    const kept = join(folder, "checked");
    await makeMail({ from: FROM, folder: kept, log }).check();
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    expect(lines).toEqual([]);
    // Permissions don't bind the superuser, whom tests may run as.
    const inTheWay = join(folder, "file");
    writeFileSync(inTheWay, "");
    await makeMail({ from: FROM, folder: inTheWay, log }).check();
    expect(lines).toEqual([expect.stringContaining("give this user write access to it, or set SMTP_URL")]);
    expect(lines[0]).toContain(inTheWay);
  });
});
