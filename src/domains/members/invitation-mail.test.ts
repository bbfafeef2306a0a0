import { expect, it } from "vitest";
import { invitationMail } from "./invitation-mail.ts";

const url = "https://example.org/account/join?invitation=abc";
const LINKED = /\w\.\w|:\/\/|@\w/g;

it("links to the site alone, whatever people call themselves and their organisation", () => {
  const named = { by: "Pay at www.evil.example", title: "https://evil.example:8080/a?b, mail@evil.example" };
  const { subject, text } = invitationMail({ to: "ada@example.org", url, ...named });
  const rest = text.replaceAll(url, "").replaceAll("example.org", "");
  expect([subject.match(LINKED), rest.match(LINKED)]).toEqual([null, null]);
  const shown = text.replaceAll("\u200C", "");
  expect(shown).toContain(`${named.by} invites you to ${named.title} at example.org.`);
});

it("leaves other names as they are", () => {
  const { text } = invitationMail({ to: "ada@example.org", url, by: "Dr. Ada B.", title: "North School: 2 b" });
  expect(text).toContain("Dr. Ada B. invites you to North School: 2 b at");
});
