import type { Testimonials } from "./schema.ts";

/** The shipped site's own: sample voices of its pilot script, no real people (hence `sample` and no dates or logos). */
export const defaults: Testimonials = {
  style: "carousel",
  headline: "Six sample voices from our pilot script",
  subheadline:
    "We wrote these to remember whom a report has to work for. They are samples: no real people, no customers. Words of pilot partners will take their place once they agree to be quoted.",
  faqQuestion: "Why do you show samples and not customers?",
  faqAnswer:
    "Because the first programmes are still in their pilot, and a quote about children’s support needs the consent of everyone it touches. Until we have that in writing, we say plainly that these voices are ours.",
  items: [
    {
      name: "Ruth Adeyemi",
      avatar: "/landing/avatars/ruth.svg",
      title: "Soon enough to act",
      quote:
        "I used to learn in June what had gone wrong in February. Now I read last week’s sessions on Monday morning, while there is still something I can do about them.",
      role: "Programme director of a mentoring charity",
      sample: true,
    },
    {
      name: "Daniel Kovács",
      avatar: "/landing/avatars/daniel.svg",
      title: "One shape, many hands",
      quote:
        "Every tutor used to have a form of their own. I still correct sentences, but I no longer rebuild the report around them, and my week ends on a Friday again.",
      role: "Head of tutoring",
      sample: true,
    },
    {
      name: "Aisha Rahman",
      avatar: "/landing/avatars/aisha.svg",
      title: "Six lines on the bus",
      quote:
        "I type six lines on the bus home. The draft says nothing that I did not say, and where my notes were thin it leaves the space empty and tells me so.",
      role: "Volunteer mentor",
      sample: true,
    },
    {
      name: "Tom Gallagher",
      avatar: "/landing/avatars/tom.svg",
      title: "Something to ask at dinner",
      quote:
        "I do not need another grade. I want to know what they worked on and what I can ask about at dinner. It fits on one page, and somebody has put a name to it.",
      role: "Parent of a Year 8 student",
      sample: true,
    },
    {
      name: "Ingrid Sørensen",
      avatar: "/landing/avatars/ingrid.svg",
      title: "An answer for the file",
      quote:
        "My first question was who can read it, my second how we delete it. Both times I got an answer that I could put in the file, with a date on it.",
      role: "Data-protection officer of a school trust",
      sample: true,
    },
    {
      name: "Mateo Vargas",
      avatar: "/landing/avatars/mateo.svg",
      title: "The same words for everyone",
      quote:
        "The school and the family now read the same page in the same week. I have stopped copying paragraphs from one letter into the next.",
      role: "School liaison of an after-school programme",
      sample: true,
    },
  ],
};
