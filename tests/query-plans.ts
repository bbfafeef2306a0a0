import { DatabaseSync, StatementSync } from "node:sqlite";
import { vi } from "vitest";

/**
 * Runs work on the embedded database.
 * @returns the query plan of each different query that matches `wanted`, made without statistics, as on every site.
 */
export async function plansOf(file: string, wanted: RegExp, work: () => Promise<unknown>): Promise<string[]> {
  const spies = [vi.spyOn(StatementSync.prototype, "all"), vi.spyOn(StatementSync.prototype, "run")];
  const restore = () => spies.forEach((spy) => spy.mockRestore());
  try {
    await work();
    const statements = spies.flatMap(({ mock }) => mock.contexts).filter((one) => one instanceof StatementSync);
    const sent = statements.map((statement) => statement.sourceSQL);
    const asked = new Set(sent.filter((text) => wanted.test(text)));
    restore();
    const database = new DatabaseSync(file, { readOnly: true });
    const plans = [...asked].map((text) =>
      database
        .prepare(`explain query plan ${text}`)
        .all()
        .map(({ detail }) => String(detail))
        .join("\n"),
    );
    database.close();
    return plans;
  } finally {
    restore();
  }
}
