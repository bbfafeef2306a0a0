import { z } from "zod";
import { anyStyleOf, href, listOf, longText, requiredText } from "../fields.ts";

const MAX_ID = 10_000;

/** Links lacking an id get a random one (spec 4). */
const linkId = () =>
  z
    .number()
    .int()
    .meta({ initial: () => Math.floor(Math.random() * MAX_ID), isAssigned: true });

const link = () => ({
  id: linkId().optional(),
  title: requiredText(),
  path: href().meta({ title: "Link", linkText: "title", linkList: "items" }).optional(),
});

/**
 * The page's navigation bar (spec 3). The specification names no styles: any text is stored unchanged, and one that is none of
 * these is drawn as `simple`. Only `mega` shows the descriptions of nested links.
 */
export const schema = z.looseObject({
  /** The site's one header replaces this block, whatever else is in it. */
  shared: z.boolean().meta({ title: "Use the site's shared header" }).optional(),
  style: anyStyleOf(["simple", "centered", "pill", "mega", "overlay", "minimal"]).optional(),
  withLogo: z.boolean().optional(),
  withSignInAndSignUp: z.boolean().optional(),
  /** Beyond the specification: by default "Sign up" links to the sign-up page while it is open, or else to the contact page. */
  signUpPath: href().meta({ title: "Sign-up address", placeholder: "/contact" }).optional(),
  withDarkModeToggle: z.boolean().optional(),
  withLanguageSelector: z.boolean().optional(),
  links: listOf(
    z.looseObject({
      ...link(),
      items: listOf(z.looseObject({ ...link(), description: longText().optional() }), "nested link", "title")
        .meta({ title: "Nested links" })
        .optional(),
    }),
    "link",
    "title",
  ),
});

export type Header = z.output<typeof schema>;
export type HeaderLink = Header["links"][number];
export type NestedLink = NonNullable<HeaderLink["items"]>[number];
