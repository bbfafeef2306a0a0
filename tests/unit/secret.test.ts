import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../src/server/environment/environment.ts";
import { findSecret } from "../../src/server/environment/secret.ts";

describe("findSecret", () => {
  const folder = () => mkdtempSync(join(tmpdir(), "blockwright-secret-"));

  it("keeps one secret in the data folder, for its owner's eyes only", () => {
    const environment = readEnvironment({ DATA_DIR: folder() });
    const made = findSecret(environment);
    expect(made.length).toBeGreaterThan(40);
    expect(findSecret(environment)).toBe(made);
    expect(statSync(join(environment.DATA_DIR, "secret")).mode & 0o777).toBe(0o600);
  });

  it("never takes a file that was cut for a secret", () => {
    const environment = readEnvironment({ DATA_DIR: folder() });
    const file = join(environment.DATA_DIR, "secret");
    writeFileSync(file, "");
    expect(findSecret(environment).length).toBeGreaterThan(40);
    expect(readFileSync(file, "utf8")).toBe(findSecret(environment));
  });

  it("says what to do about a file that can't be read", () => {
    const environment = readEnvironment({ DATA_DIR: folder() });
    mkdirSync(join(environment.DATA_DIR, "secret"));
    expect(() => findSecret(environment)).toThrow(/^The data folder .* can't be written \(EISDIR.*DATA_DIR/);
  });
});
