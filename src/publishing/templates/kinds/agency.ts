import type { JsonObject } from "#shared";

/** An agency: a statement, the work, the way of working, the people. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "text",
      color: "deep",
      headline: "We design the part of your company that people meet first",
      description:
        "Names, marks, sites and the words on them. For organisations that have something to say and want it to be understood.",
      cta: [
        { text: "Tell us about it", href: "#project", isPrimary: true },
        { text: "See the work", href: "#work" },
      ],
      trustbar1: "[Add the city]",
      trustbar2: "[Add the year of your founding]",
    },
  },
  {
    bento: {
      style: "captions",
      headline: "Selected work",
      items: [
        {
          size: "large",
          image: "/landing/templates/work-letters.svg",
          title: "[Add a client]",
          description: "[Add the task, in a few words]",
        },
        {
          size: "wide",
          image: "/landing/templates/work-waves.svg",
          title: "[Add a client]",
          description: "[Add the task, in a few words]",
        },
        {
          size: "small",
          image: "/landing/templates/work-circles.svg",
          title: "[Add a client]",
          description: "[Add the task, in a few words]",
        },
        {
          size: "small",
          image: "/landing/templates/work-arches.svg",
          title: "[Add a client]",
          description: "[Add the task, in a few words]",
        },
      ],
    },
    id: "work",
  },
  {
    columns: {
      style: "lines",
      color: "tint",
      headline: "What we do",
      items: [
        {
          title: "Identity",
          text: "A name that can be said on the phone, a mark that works in one colour, and rules short enough to be followed.",
        },
        {
          title: "Sites",
          text: "Pages that load quickly, answer the question that brought people there, and can be edited by your own team.",
        },
        {
          title: "Words",
          text: "Headlines, product texts, the line below the logo. We write them with you, in the language your customers use.",
        },
        {
          title: "Care",
          text: "A brand gets worn. We look after it for a year or hand it over properly: as you prefer.",
        },
      ],
    },
  },
  {
    howItWorks: {
      style: "timeline",
      headline: "Four meetings, and work in between",
      steps: [
        { id: "listen", title: "We listen", description: "To you, to two of your customers, and to one who left." },
        {
          id: "sentence",
          title: "We agree on a sentence",
          description: "What you stand for, in plain words. Everything is measured against it.",
        },
        {
          id: "show",
          title: "We show one proposal",
          description: "Not three. One that we would sign, with the reasons for it.",
        },
        {
          id: "finish",
          title: "We finish it together",
          description: "In the tools that you use afterwards, with the people who will use them.",
        },
      ],
    },
  },
  {
    testimonials: {
      style: "carousel",
      color: "brand",
      headline: "What clients say when we aren’t in the room",
      items: [
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          quote: "[Add the words of a client: what they came with, and what they left with]",
        },
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          quote: "[Add the words of a client: what it was like to work with you]",
        },
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          quote: "[Add the words of a client: what changed afterwards]",
        },
      ],
    },
  },
  {
    team: {
      style: "grid",
      headline: "Everyone you’ll work with",
      subheadline: "No account managers in between: you talk to the person who draws.",
      items: [
        { name: "[Add a name]", role: "[Add the role]", image: "/landing/templates/person-3.svg" },
        { name: "[Add a name]", role: "[Add the role]", image: "/landing/templates/person-2.svg" },
        { name: "[Add a name]", role: "[Add the role]", image: "/landing/templates/person-4.svg" },
      ],
    },
  },
  {
    stats: {
      style: "row",
      color: "tint",
      headline: "What to expect",
      items: [
        { value: "[Add a number]", label: "Weeks from the first meeting to a finished identity" },
        { value: "[Add a number]", label: "Projects at the same time, at most" },
        { value: "[Add a price]", label: "Where most projects begin" },
      ],
    },
  },
  {
    form: {
      style: "simple",
      headline: "Tell us about your project",
      subheadline: "A few lines are enough. If we aren’t the right people, we say who might be.",
      formName: "Project",
      fields: [
        { id: 1, type: "text", label: "Your name", required: true },
        { id: 2, type: "email", label: "Email", required: true },
        { id: 3, type: "choices", label: "What is it about?", options: ["Identity", "Site", "Words", "Not sure yet"] },
        { id: 4, type: "longText", label: "What should be different afterwards?", required: true },
      ],
      consentText: "I agree that you use what I enter here to answer me, as the [privacy policy] says",
      submitText: "Send",
      thanks: "Thank you. We read it together and answer by email.",
    },
    id: "project",
  },
  {
    cta: {
      style: "link",
      color: "gradient",
      headline: "Rather talk first?",
      cta: [{ text: "Call or write to us", href: "/contact", isPrimary: true }],
    },
  },
];
