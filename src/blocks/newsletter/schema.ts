import { z } from "zod";
import { color, headlineFields, socialFields, styleOf, text } from "../fields.ts";
import { creatorAccount } from "./creator-account.ts";

const account = () =>
  text()
    .refine((value) => value === "" || creatorAccount(value) !== undefined, "Enter the account as @name")
    .meta({ title: "X (Twitter) account of the author", placeholder: "@name" });

/** An invitation to the newsletter with its form (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["simple", "rightForm"]),
  ...headlineFields(),
  socials: z
    .looseObject({ ...socialFields(), twitterCreator: account().optional() })
    .meta({ model: "never" })
    .optional(),
  color: color().optional(),
});

export type Newsletter = z.output<typeof schema>;
