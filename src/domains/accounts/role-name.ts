import type { Role } from "#contract";

const NAMES: Record<Role, string> = { admin: "Administrator", editor: "Editor", member: "Member" };

/** What each role may do, in a sentence. */
export const ROLE_HINTS: Record<Role, string> = {
  admin: "Everything, people and settings included.",
  editor: "Pages, media, leads and subscribers.",
  member: "Profile and organisations only.",
};

/** @returns a role's name. */
export function roleName(role: Role): string {
  return NAMES[role];
}
