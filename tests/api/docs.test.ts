import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { apiDoc } from "../../scripts/lib/api-doc.ts";
import { apiRoutes } from "../../src/server/api/routes.ts";
import { embedded } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const text = readFileSync(join(import.meta.dirname, "../../docs/api.md"), "utf8");

/** A command of the examples: `NAME=$(api METHOD PATH BODY | jq -r .FIELD)  # STATUS CODE`, most of it optional. */
const COMMAND =
  /^(?:([A-Z]+)=\$\()?api ([A-Z]+) (?:"([^"]+)"|(\S+?))(?: '([^']*)'| "((?:[^"\\]|\\.)*)")?(?: \| jq -r \.(\w+)\)|\))?(?: +# (\d{3})(?: (\w+))?)?$/gm;

const shells = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, code = ""]) => code);
const commands = shells.flatMap((code) => [...code.matchAll(COMMAND)]);

describe("docs/api.md", () => {
  const { site, api } = siteAndApiFor(embedded, "admin");

  it("has the contract's routes and codes: `npm run docs` writes them", () => {
    expect(apiDoc(text, apiRoutes)).toBe(text);
  });

  it("has JSON that can be read", () => {
    const examples = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = ""]) => json);
    expect(examples.length).toBeGreaterThan(1);
    for (const json of examples) expect(() => JSON.parse(json)).not.toThrow();
  });

  it("has examples that do what they say, one after the other", async () => {
    const values = new Map<string, string>();
    const fill = (part: string) => part.replaceAll(/\$([A-Z]+)/g, (_all, name: string) => values.get(name) ?? "");
    const count = shells.join("\n").match(/^(?:[A-Z]+=\$\()?api [A-Z]/gm)?.length;
    expect(commands).toHaveLength(count ?? 0);
    expect(commands.length).toBeGreaterThan(30);
    for (const [line, name, method = "", quoted, plain, single, double, field, status, code] of commands) {
      if (line.includes("/api/auth/")) continue;
      const body = fill(single ?? double?.replaceAll('\\"', '"') ?? "") || undefined;
      const answer = await site().request(fill(quoted ?? plain ?? ""), { method, headers: api().headers, body });
      const told = await answer.text();
      const { conflicts, error } = JSON.parse(told.startsWith("{") ? told : "{}");
      const failed = answer.ok ? [] : [String(answer.status), error.code];
      expect([line, ...failed]).toEqual(status ? [line, status, code] : [line]);
      if (name && field) values.set(name, JSON.parse(told)[field]);
      expect(conflicts ?? []).toHaveLength(line.includes("somebody-else") ? 1 : 0);
    }
  });
});
