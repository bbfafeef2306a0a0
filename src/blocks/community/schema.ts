import { z } from "zod";
import {
  color,
  copyFields,
  ctaList,
  grid,
  href,
  imageSrc,
  listOf,
  requiredText,
  styleOf,
  textWithLink,
} from "../fields.ts";
import type { Member } from "../ports.ts";

/** GitHub's rules for a name: letters, digits and single hyphens inside, at most 39 characters. */
const ORGANIZATION = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

/** @returns whether a text can be the name of an organization on GitHub. */
export function isOrganization(name: string): boolean {
  return ORGANIZATION.test(name);
}

/** One person, with GitHub's names for the fields (spec 3). */
const member = z.looseObject({
  avatar_url: imageSrc().meta({ title: "Picture" }).optional(),
  user: requiredText().meta({ title: "Name", says: "name" }),
  url: href().meta({ title: "Link" }).optional(),
});

/**
 * People who belong to the product (spec 3). `organization` is beyond the specification: whose members `github` shows.
 */
export const schema = z
  .looseObject({
    style: styleOf(["simple"]),
    ...copyFields(),
    type: z.enum(["manual", "github"]),
    organization: z
      .string()
      .refine((name) => name === "" || isOrganization(name), "This can’t be the name of an organization on GitHub")
      .meta({ title: "GitHub organization", placeholder: "octo-org", says: "nothing", model: "known" })
      .optional(),
    withName: z.boolean().meta({ model: "never", fallback: true }).optional(),
    grid: grid().optional(),
    gap: z.enum(["none", "xs", "sm", "md", "lg"]).meta({ model: "never" }).optional(),
    data: z
      .looseObject({
        members: listOf(member, "member", "user")
          .meta({ model: "known", fallback: [{ user: "[Add a real member]" }] })
          .optional(),
      })
      .optional(),
    cta: ctaList().optional(),
    bottomText: textWithLink().optional(),
    color: color().optional(),
  })
  .superRefine(({ type, organization, data }, context) => {
    const missing =
      type === "github" ? !organization && ["organization"] : !data?.members?.length && ["data", "members"];
    if (missing) context.addIssue({ code: "custom", path: missing, message: "Please fill in this field" });
  });

export type Community = z.output<typeof schema>;

/** The loader's data; `isSkipped` when development loads no members. */
export type CommunityData = { members: Member[]; isSkipped?: boolean };
