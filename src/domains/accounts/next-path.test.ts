import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signInPath } from "./sign-in-path.ts";
import { nextPath } from "./next-path.ts";

describe("where signing in leads", () => {
  it.each([
    "/admin",
    "/admin/users",
    "/admin/pages/1?tab=seo#title",
    "/admin?x=1",
    "/account",
    "/account/organisations/a?b#c",
  ])("%s", (next) => {
    expect(nextPath(next)).toBe(next);
  });

  it.each([
    null,
    "",
    "/",
    "/pricing",
    "/administration",
    "/accounts",
    "/account/../pricing",
    "//evil.example/admin",
    "/\\evil.example/admin",
    "https://evil.example/admin",
    "javascript:alert(1)//admin",
    "/admin/../pricing",
    "/admin/..//evil.example",
    "/admin\t/../x",
  ])("not %j", (next) => {
    expect(nextPath(next)).toBeUndefined();
  });

  it("is an address of the admin or the account, whatever is asked for", () => {
    const pieces = fc.array(
      fc.constantFrom("/", "\\", "admin", "account", "..", ".", "\t", "\n", "evil.example", "?", "#", ":", "@", "%2e"),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const url = new URL(nextPath(parts.join("")) ?? "/admin", "https://own.example");
        expect(url.origin).toBe("https://own.example");
        expect(url.pathname).toMatch(/^\/(?:admin|account)(?:\/|$)/);
      }),
    );
  });

  it("survives the sign-in screen's address", () => {
    const from = "/admin/users?search=a&b#c";
    expect(nextPath(new URL(signInPath(from), "https://own.example").searchParams.get("next"))).toBe(from);
    expect(nextPath("/admin/users?search=a", "#c")).toBe("/admin/users?search=a#c");
    expect(nextPath("/admin/users#b", "#c")).toBe("/admin/users#b");
    expect(signInPath("/admin")).toBe("/sign-in");
  });
});
