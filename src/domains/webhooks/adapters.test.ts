import { expect, it } from "vitest";
import { ADAPTER_NAMES, bodyOf, type Adapter } from "./adapters.ts";
import type { WebhookEvent } from "./event.ts";

const EVENT: WebhookEvent = {
  type: "lead.created",
  timestamp: "2026-11-25T12:00:00.000Z",
  data: {
    email: "ada@example.org",
    firstName: "Ada",
    lastName: "Byron",
    numStudents: 20,
    consent: true,
    topics: ["Costs", "Time"],
    message: "<!channel> [pay](https://evil.example) @everyone *now* & _here_",
    website: null,
  },
};
const made = (adapter: Adapter, event = EVENT) => JSON.parse(bodyOf(adapter, event));

it("sends the event itself", () => expect(made("plain")).toEqual(EVENT));

it("writes a Slack message in which nothing that people wrote means anything else", () => {
  const { text, mrkdwn } = made("slack");
  expect(text.split("\n")).toEqual([
    "Lead created",
    "Email: ada@example.org",
    "First name: Ada",
    "Last name: Byron",
    "Num students: 20",
    "Consent: yes",
    "Topics: Costs, Time",
    "Message: &lt;!channel&gt; [pay](https://evil.example) @everyone *now* &amp; _here_",
  ]);
  expect(mrkdwn).toBe(false);
});

it("writes a Discord message that notifies nobody and keeps what people wrote as text", () => {
  const { content, allowed_mentions } = made("discord");
  expect(content).toContain("**Lead created**\n**Email:** ada\\@example.org\n");
  expect(content).toContain(String.raw`<!channel\> \[pay\]\(https\://evil.example\) \@everyone \*now\*`);
  expect(allowed_mentions).toEqual({ parse: [] });
});

it("writes a card for Teams", () => {
  const [{ contentType, content }] = made("teams").attachments;
  expect(contentType).toBe("application/vnd.microsoft.card.adaptive");
  expect(content.body[0].text).toBe("Lead created");
  expect(content.body[1].facts[0]).toEqual({ title: "Email", value: "ada@example.org" });
  expect(content.body[1].facts.at(-1).value).toContain("\\[pay\\](https://evil.example)");
});

it("writes a contact as Kit, Mailchimp and HubSpot take one", () => {
  expect(made("convertkit")).toMatchObject({
    email_address: "ada@example.org",
    first_name: "Ada",
    fields: { last_name: "Byron", num_students: "20", consent: "yes", topics: "Costs, Time", website: "" },
  });
  expect(made("mailchimp")).toEqual({
    members: [
      { email_address: "ada@example.org", status: "subscribed", merge_fields: { FNAME: "Ada", LNAME: "Byron" } },
    ],
    update_existing: false,
  });
  const { fields, submittedAt } = made("hubspot");
  expect(submittedAt).toBe(String(Date.parse(EVENT.timestamp)));
  expect(fields).toContainEqual({ objectTypeId: "0-1", name: "firstname", value: "Ada" });
  expect(fields).toContainEqual({ objectTypeId: "0-1", name: "num_students", value: "20" });
  expect(fields.map(({ name }: { name: string }) => name)).not.toContain("website");
});

it.each(ADAPTER_NAMES)(
  "limits what %s gets, and copes with an event that says nothing",
  { tags: ["slow"] },
  (adapter) => {
    const values = Array.from({ length: 5000 }, (_none, index) => [`field${index}`, "🎉".repeat(50_000)]);
    const body = bodyOf(adapter, { ...EVENT, type: "x".repeat(9999), data: Object.fromEntries(values) });
    expect(body.length).toBeLessThan(adapter === "discord" ? 2200 : 1_100_000);
    expect(body.isWellFormed()).toBe(true);
    expect(() => made(adapter, { ...EVENT, data: {} })).not.toThrow();
  },
);
