import type { Team } from "./schema.ts";

/** The shipped site's own: invented people, as the subheadline says, with drawn portraits. */
export const defaults: Team = {
  style: "grid",
  headline: "You write to a person, and a person answers",
  subheadline: "Six sample people, drawn for this demo. Yours will have real names and faces.",
  items: [
    {
      name: "Ruth Okafor",
      role: "Founder",
      image: "/landing/founder-story/portrait.svg",
      bio: "Ran a mentoring programme for eleven years and wrote its reports on Sundays. Reads the first reports of every pilot herself.",
      links: [{ text: "Write to Ruth", href: "/contact" }],
      sample: true,
    },
    {
      name: "Henrik Dahl",
      role: "Data protection",
      image: "/landing/community/henrik.svg",
      bio: "Answers what schools ask before they sign: who can read a note, where it is kept and how it is deleted.",
      sample: true,
    },
    {
      name: "Priya Nair",
      role: "Mentors and training",
      image: "/landing/community/priya.svg",
      bio: "Sits beside mentors while they write their first notes, and takes what gets in their way back to the product.",
      sample: true,
    },
    {
      name: "Kofi Mensah",
      role: "Drafts and language",
      image: "/landing/community/kofi.svg",
      bio: "Makes sure that a draft says nothing the notes don’t. Where they are thin, it has to leave a gap.",
      sample: true,
    },
    {
      name: "Marta Nowak",
      role: "Families and schools",
      image: "/landing/community/marta.svg",
      bio: "Reads reports as a parent would, on a phone, at the end of a day, and strikes out what would be misread.",
      sample: true,
    },
    {
      name: "Samir Haddad",
      role: "Set-up and support",
      image: "/landing/community/samir.svg",
      bio: "Imports your first list of students with you and stays on the line until the first report is sent.",
      sample: true,
    },
  ],
};
