import { z } from "zod";

const visitors = z.object({
  read: z.boolean().default(false).describe("Visitors may see its rows"),
  create: z.boolean().default(false).describe("Visitors may add rows"),
});

const members = z.object({
  read: z.boolean().default(false).describe("Members of a tenant may see its rows; managers and owners always may"),
  edit: z.boolean().default(false).describe("Members of a tenant may see, add, change and delete its rows"),
});

/** Who may do what with the rows of a new entity. */
export const newRights = {
  visitors: visitors.default({ read: false, create: false }),
  members: members.default({ read: false, edit: false }),
};

/** The same in a change. */
export const changedRights = { visitors: visitors.optional(), members: members.optional() };

/** The same as it is read. */
export const shownRights = {
  visitors: z.object({ read: z.boolean(), create: z.boolean() }),
  members: z.object({ read: z.boolean(), edit: z.boolean() }),
};
