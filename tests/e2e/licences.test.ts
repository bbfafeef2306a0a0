import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLIENT_FOLDER, ROOT } from "../../scripts/lib/paths.ts";

const thirdParty = readFileSync(join(ROOT, "THIRD-PARTY.md"), "utf8");

/** The packages that a build lists with their licence texts: "name version licence". */
function shippedIn(file: string): string[] {
  const text = readFileSync(join(CLIENT_FOLDER, "assets", file), "utf8");
  const found = [...text.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)];
  return [...new Set(found.map((parts) => parts.slice(1).join(" ")))].toSorted();
}

describe("THIRD-PARTY.md", () => {
  it("has a line for each package in the scripts of the admin, and for no other", () => {
    const [, part = ""] = /^## In the scripts of the admin$(.*?)^## /ms.exec(thirdParty) ?? [];
    const rows = [...part.matchAll(/^\| (?!Package|-)(\S+) +\| (\S+) +\| (\S+) +\|$/gm)];
    const shipped = shippedIn("licences-admin.md");
    expect(rows.map((cells) => cells.slice(1).join(" ")).toSorted()).toEqual(shipped);
    expect(shipped.length).toBeGreaterThan(100);
  });

  it("names each package in the scripts of public pages with its version", () => {
    const [, part = ""] = /^## Shipped to browsers$(.*?)^## /ms.exec(thirdParty) ?? [];
    const shipped = shippedIn("licences.md");
    expect(shipped.length).toBeGreaterThan(0);
    const isNamed = (one: string) => {
      const [name = "", version = "", licence = ""] = one.split(" ");
      const cells = part.split("\n").map((row) => row.split(/[|, ]+/));
      return cells.some((words) => [`\`${name}\``, version, licence].every((word) => words.includes(word)));
    };
    expect(shipped.filter((one) => !isNamed(one))).toEqual([]);
  });
});
