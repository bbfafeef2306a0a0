/** The roles of users. */
export const ROLES = ["admin", "editor", "member"] as const;
export type Role = (typeof ROLES)[number];

/** Which roles may do what: the one table of permissions (spec 6). */
const ROLES_OF = {
  "profile.edit": ["admin", "editor", "member"],
  "page.view": ["admin", "editor"],
  "page.edit": ["admin", "editor"],
  "page.publish": ["admin", "editor"],
  "block.ai": ["admin", "editor"],
  "media.view": ["admin", "editor"],
  "media.edit": ["admin", "editor"],
  "lead.read": ["admin", "editor"],
  "lead.edit": ["admin", "editor"],
  "lead.erase": ["admin"],
  "data.view": ["admin", "editor"],
  "data.edit": ["admin", "editor"],
  "tenant.manage": ["admin"],
  "automation.view": ["admin", "editor"],
  "automation.manage": ["admin"],
  "plan.view": ["admin", "editor"],
  "plan.manage": ["admin"],
  "webhook.manage": ["admin"],
  "settings.view": ["admin", "editor"],
  "settings.edit": ["admin"],
  "user.manage": ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ROLES_OF;

const isPermission = (name: string): name is Permission => name in ROLES_OF;
/** Every permission. */
export const PERMISSIONS: readonly Permission[] = Object.keys(ROLES_OF).filter(isPermission);

/** A signed-in user. */
export type User = { id: string; name: string; email: string; role: Role };

/** @returns whether a user may do something; without a user, nothing is allowed. */
export function may(user: Pick<User, "role"> | undefined, permission: Permission): boolean {
  const roles: readonly Role[] = ROLES_OF[permission];
  return user !== undefined && roles.includes(user.role);
}

/** @returns everything that a user may do. */
export function permissionsOf(user: Pick<User, "role"> | undefined): Permission[] {
  return PERMISSIONS.filter((permission) => may(user, permission));
}

/** The permissions of the editor's user (spec 2). */
export type Capabilities = Record<"remove" | "edit" | "add" | "ai" | "download", boolean>;

/** Derives what the editor offers from a user's permissions. */
export function capabilitiesOf(user: Pick<User, "role"> | undefined): Capabilities {
  const edit = may(user, "page.edit");
  return { remove: edit, edit, add: edit, ai: may(user, "block.ai"), download: may(user, "page.view") };
}
