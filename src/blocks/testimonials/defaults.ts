import type { Testimonials } from "./schema.ts";

/** The shipped site's own: sample voices of its pilot script, no real people (hence `sample` and no dates or logos). */
export const defaults: Testimonials = {
  style: "carousel",
  color: "deep",
  headline: "Four sample voices from our pilot script",
  subheadline:
    "We wrote these to remember whom a report has to work for. They are samples: no real people, no customers.",
  faqQuestion: "Why do you show samples and not customers?",
  faqAnswer:
    "Because a quote about children’s support needs the consent of everyone it touches. Until we have that in writing, we say plainly that these voices are ours.",
  items: [
    {
      name: "Funmi Adeyemi",
      avatar: "/landing/avatars/funmi.svg",
      title: "Soon enough to act",
      quote:
        "I used to learn in June what had gone wrong in February. Now I read last week’s sessions on Monday morning, while there is still something I can do about them.",
      role: "Programme director of a mentoring charity",
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
      name: "Ingrid Holm",
      avatar: "/landing/avatars/ingrid.svg",
      title: "An answer for the file",
      quote:
        "My first question was who can read it, my second how we delete it. Both times I got an answer that I could put in the file, with a date on it.",
      role: "Data-protection officer of a school trust",
      sample: true,
    },
  ],
};
