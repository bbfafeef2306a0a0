import { describe, expect, it } from "vitest";
import { startReplyDelivery } from "#inbox/server";
import { sweepPrivateFiles } from "#media/server";
import { engines } from "../databases.ts";
import { inboxSiteFor } from "../inbox-site.ts";
import { placesOf as placesIn } from "../places-of.ts";
import { unzip } from "../unzip.ts";

const ADA = "Ada.Byron@example.org";
const ROWS = "/api/tenants/site/entities/guests/rows";

describe.each(engines)("a person's data on $name", (engine) => {
  const { site, api, sendLead, sendForm, signUp, latest } = inboxSiteFor(engine);

  const placesOf = (text: string) => placesIn(site(), text);

  /** Answers a reply, an event from outside and a row: everything that can carry the address. */
  async function fillSite() {
    await api().patch("/api/settings", { newsletterDoubleOptIn: true });
    const properties = [
      { name: "title", title: "Name", type: "text" },
      { name: "email", title: "Email", type: "text" },
    ];
    await api().post("/api/entities", { name: "guests", title: "Guest", titlePlural: "Guests", properties });
    await api().post(ROWS, { values: { title: "Ada", email: ADA } });
    const former = await api().post(ROWS, { values: { title: "Bo", email: ADA.toUpperCase() } });
    await api().patch(`${ROWS}/${former.body.id}`, { values: { email: "bo@example.org" } });
    const gone = await api().post(ROWS, { values: { title: "Ada in the bin", email: ADA } });
    await api().remove(`${ROWS}/${gone.body.id}`);
    await api().post(ROWS, { values: { title: "Other", email: `x${ADA}` } });
    const automation = await api().post("/api/automations", {
      name: "From outside",
      isEnabled: true,
      trigger: { type: "webhook" },
      steps: [{ type: "row", entity: "guests", values: { title: "{{webhook.name}}", email: "{{webhook.email}}" } }],
    });
    const hook = new URL(automation.body.trigger.address).pathname;
    for (const email of [ADA, "other@example.org"]) await api().post(hook, { name: "From outside", email });
    await sendForm({ f2: ADA, f3: `Write to ${ADA}`, f4: new File(["my own file"], "cv.pdf") });
    const id = await latest();
    await api().post(`/api/inbox/entries/${id}/notes`, { text: `${ADA} called` });
    await api().post(`/api/inbox/entries/${id}/replies`, { subject: "Hello", text: "Dear Ada" });
    await sendLead({ email: ADA });
    await signUp(ADA);
    await sendForm();
    await api().post("/api/tenants", { title: "Chess club", name: "chess" });
    await api().post("/api/tenants/chess/invitations", { email: ADA, role: "owner" });
    await api().post("/api/invitations", { email: ADA, role: "editor" });
    const { automations, database, mail } = site().services;
    await automations.engine.runDue();
    const onFailure = (error: unknown) => expect(error).toBeUndefined();
    const stop = startReplyDelivery({ database, origin: "https://example.org", send: mail.send, onFailure });
    await expect.poll(async () => (await placesOf(ADA)).includes("outbox")).toBe(true);
    await stop();
  }

  it("is downloaded with its files, and no table has the address once it is erased", async () => {
    await fillSite();
    const tables = ["execution_steps", "executions", "inbox_entries", "inbox_events", "leads", "row_changes", "rows"];
    const more = ["invitations", "submissions", "subscribers", "tenant_invitations"];
    expect(await placesOf(ADA)).toEqual(expect.arrayContaining([...tables, ...more]));
    const path = `/api/inbox/person.zip?email=${encodeURIComponent(ADA)}`;
    const answer = await site().request(path, { headers: api().headers });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="person-.*\.zip"$/);
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const person = JSON.parse(files.get("person.json") ?? "");
    expect(person["Rows of your data"].map(({ values }: { values: { title: string } }) => values.title)).toEqual(
      expect.arrayContaining(["Ada", "Bo", "Ada in the bin", "From outside"]),
    );
    expect(JSON.stringify(person["Executions of automations"])).toContain(`"email":"${ADA}"`);
    const mails = person["Emails in the outbox folder"].map(({ email }: { email: string }) => email);
    expect(mails).toContainEqual(expect.stringContaining("Dear Ada"));
    expect(person.Invitations).toMatchObject([{ role: "editor" }, { organisation: "Chess club", role: "owner" }]);
    expect(JSON.stringify(person.Invitations)).not.toContain("token");
    expect([...files]).toEqual([
      ["person.json", expect.anything()],
      [expect.stringMatching(/^files\/.*cv\.pdf$/), "my own file"],
    ]);

    const erased = await api().post("/api/inbox/person/erase", { email: ADA });
    expect(erased.body).toMatchObject({ entries: { lead: 1, submission: 1, subscriber: 1 } });
    expect(await placesOf(`"${ADA}`)).toEqual([]);
    // A longer address that contains it is another person's.
    expect((await placesOf(ADA)).filter((name) => name !== "rows" && name !== "row_changes")).toEqual([]);
    const left = (await api().get(ROWS)).body.items.map(({ values }: { values: { title: string } }) => values.title);
    expect(left.toSorted()).toEqual(["Bo", "From outside", "Other"]);
    expect(await sweepPrivateFiles(site().services.database, site().services.media)).toBe(1);
    const again = await api().get(`/api/inbox/person?email=${encodeURIComponent(ADA)}`);
    expect(again.body.others.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0]);
  });
});
