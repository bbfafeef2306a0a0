import { ERROR_CODES } from "../../src/contract/error-codes.ts";
import { may, ROLES } from "../../src/contract/permissions.ts";
import type { Route } from "../../src/contract/route.ts";

/** The names in docs/api.md for the holders of a permission. */
const GROUPS: Readonly<Record<string, string>> = {
  "admin editor member": "users",
  "admin editor": "editors",
  admin: "admins",
};

function whoMay({ permission, tenantRole }: Route): string {
  if (permission === "everyone") return permission;
  const roles = ROLES.filter((role) => may({ role }, permission)).join(" ");
  const group = GROUPS[roles];
  if (!group) throw new Error(`docs/api.md has no word for "${roles}"`);
  return tenantRole ? `${group}; ${tenantRole}s` : group;
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = " ") =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width, fill)).join(" | ")} |`;
  return [line(head), line([], "-"), ...body.map((row) => line(row))].join("\n");
}

function codesTable(): string {
  const rows = Object.entries(ERROR_CODES).map(([code, { status, meaning }]) => [
    String(status),
    `\`${code}\``,
    meaning,
  ]);
  return table([["status", "code", "what to do"], ...rows]);
}

function routesTable(routes: readonly Route[]): string {
  const rows = routes.map((route) => [`\`${route.method} ${route.path}\``, whoMay(route), route.summary]);
  return table([["route", "who", "what it does"], ...rows]);
}

/**
 * Writes the contract's tables into docs/api.md, between comments that name them.
 * @param text the present document. @returns it with both tables updated.
 */
export function apiDoc(text: string, routes: readonly Route[]): string {
  const tables = { codes: codesTable(), routes: routesTable(routes) };
  return Object.entries(tables).reduce((doc, [name, made]) => {
    const section = new RegExp(`(<!-- ${name}, by npm run docs -->\n)[^]*?(\n<!-- end of ${name} -->)`);
    if (!section.test(doc)) throw new Error(`docs/api.md has no place for its table of ${name}`);
    return doc.replace(section, (_all, begin: string, end: string) => `${begin}\n${made}\n${end}`);
  }, text);
}
