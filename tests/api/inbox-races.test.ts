import { describe, expect, it } from "vitest";
import { makeEngine } from "#automations/server";
import { engines } from "../databases.ts";
import { inboxSiteFor } from "../inbox-site.ts";

describe.each(engines)("spam that is none on $name", (engine) => {
  const { site, api, sendForm, latest } = inboxSiteFor(engine);
  it("goes on, also where its execution is just being looked at", async () => {
    const { body: made } = await api().post("/api/automations", {
      name: "T",
      isEnabled: true,
      trigger: { type: "submission" },
      steps: [{ type: "update", tags: ["Seen"] }],
    });
    await sendForm();
    const entry = await latest();
    const change = (status: string) => api().patch(`/api/inbox/entries/${entry}`, { status });
    await change("spam");
    const { database, automations } = site().services;
    const [seen, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ports = {
      ...automations.ports,
      readEntry: async (...given: Parameters<typeof automations.ports.readEntry>) => {
        const values = await automations.ports.readEntry(...given);
        seen.resolve();
        await go.promise;
        return values;
      },
    };
    const running = makeEngine({ database, ports, onFailure: () => {} }).runDue();
    await seen.promise;
    const changing = change("read");
    await new Promise((resolve) => setTimeout(resolve, 500));
    go.resolve();
    await Promise.all([running, changing]);
    await makeEngine({ database, ports: automations.ports, onFailure: () => {} }).runDue();
    const { items } = (await api().get(`/api/executions?automation=${made.id}`)).body;
    expect(items).toMatchObject([{ status: "done" }]);
  });

  it("keeps a rule that two people set at once", async () => {
    const set = (days: number) => api().put("/api/inbox/retention", { form: "Contact", days });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => set(n + 1)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});
