import { describe, expect, it } from "vitest";
import { errorForLog } from "../../src/server/log.ts";

describe("an error in the log", () => {
  it("has no row of the database in it", () => {
    const detail = "Failing row contains (1, Ada, ada@example.org)";
    const error = Object.assign(new Error("violates check constraint"), { code: "23514", detail, where: detail });
    expect(errorForLog(error)).toMatchObject({ code: "23514", message: "violates check constraint" });
    expect(JSON.stringify(errorForLog(error))).not.toContain("ada@");
  });
});
