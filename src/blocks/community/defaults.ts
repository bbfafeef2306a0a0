import type { Community } from "./schema.ts";

/** The shipped site's own: sample people, as the subheadline says, with drawn portraits. */
export const defaults: Community = {
  style: "simple",
  headline: "A reading circle before anything ships",
  subheadline:
    "Mentors, programme directors and data-protection officers try each version on their own notes and tell us what a family would misread. The twelve here are samples; the first pilots will fill the circle.",
  type: "manual",
  withName: true,
  grid: { columns: "6" },
  gap: "md",
  data: {
    members: [
      { user: "Funmi Adeyemi", avatar_url: "/landing/avatars/funmi.svg" },
      { user: "Henrik Dahl", avatar_url: "/landing/community/henrik.svg" },
      { user: "Priya Nair", avatar_url: "/landing/community/priya.svg" },
      { user: "Tom Gallagher", avatar_url: "/landing/avatars/tom.svg" },
      { user: "Grace Okafor", avatar_url: "/landing/community/grace.svg" },
      { user: "Chloé Martin", avatar_url: "/landing/community/chloe.svg" },
      { user: "Luis Ortega", avatar_url: "/landing/community/luis.svg" },
      { user: "Ingrid Holm", avatar_url: "/landing/avatars/ingrid.svg" },
      { user: "Kofi Mensah", avatar_url: "/landing/community/kofi.svg" },
      { user: "Marta Nowak", avatar_url: "/landing/community/marta.svg" },
      { user: "Samir Haddad", avatar_url: "/landing/community/samir.svg" },
      { user: "Aisha Rahman", avatar_url: "/landing/avatars/aisha.svg" },
    ],
  },
  bottomText: { text: "Would you like to read with us?", link: { text: "Write to us", href: "/contact" } },
};
