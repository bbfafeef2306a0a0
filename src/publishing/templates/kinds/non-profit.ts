import type { JsonObject } from "#shared";

/** A charity: why it exists, what a gift does, how to help. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "rightImage",
      color: "deep",
      headline: "What we plant together outlives us",
      description:
        "[Your organisation] works for [Add the people or the place that you work for]. With neighbours, with patience, and with every gift accounted for.",
      image: "/landing/templates/garden.svg",
      cta: [
        { text: "Help now", href: "#help", isPrimary: true },
        { text: "What we do", href: "#work" },
      ],
    },
  },
  {
    heading: {
      position: "center",
      topText: { text: "Why we exist" },
      headline: "[Add a sentence: what is wrong today, and what it would be like if it weren’t]",
      subheadline: "It won’t change in a year. It does change where people stay with it.",
    },
  },
  {
    features: {
      style: "cards",
      color: "tint",
      headline: "What we do",
      items: [
        { name: "On the ground", description: "[Add a programme: what happens, where, and with whom]", icon: "Heart" },
        { name: "In schools", description: "[Add a programme: what happens, where, and with whom]", icon: "School" },
        { name: "In public", description: "[Add a programme: whom you talk to, and what you ask for]", icon: "Globe" },
      ],
    },
    id: "work",
  },
  {
    stats: {
      style: "story",
      headline: "Last year, in numbers that we can show",
      items: [
        {
          value: "[Add a figure]",
          label: "What it counts: people, trees, meals or hours",
        },
        {
          value: "[Add a figure]",
          label: "Of every gift that goes straight into the work",
        },
        { value: "[Add a figure]", label: "Volunteers who gave their time" },
      ],
      note: "[Add the report that these figures come from]",
    },
  },
  {
    steps: {
      style: "cards",
      headline: "The way of a gift",
      items: [
        {
          title: "You give",
          description: "Once or each month. The receipt comes by email.",
          image: "/landing/templates/hands.svg",
        },
        {
          title: "It is put to work",
          description: "[Add an example: what a small gift pays for]",
          image: "/landing/templates/garden.svg",
        },
        {
          title: "You hear what became of it",
          description: "Twice a year, with pictures, and with what didn’t work.",
          image: "/landing/templates/job-done.svg",
        },
      ],
    },
  },
  {
    columns: {
      style: "cards",
      color: "deep",
      headline: "Three ways to help",
      items: [
        {
          icon: "Coins",
          title: "Give",
          text: "[Add the account, or the service that takes gifts]\n\n[Add the receipt that donors get, and what it is good for]",
          cta: [{ text: "Give", href: "/contact", isPrimary: true }],
        },
        {
          icon: "HeartHandshake",
          title: "Lend a hand",
          text: "Saturday mornings, with gloves and coffee. Nobody needs experience.",
          cta: [{ text: "Come along", href: "/contact" }],
        },
        {
          icon: "Building",
          title: "Join as a company",
          text: "A day outside with your team, or something that you make and we need.",
          cta: [{ text: "Talk to us", href: "/contact" }],
        },
      ],
    },
    id: "help",
  },
  {
    founderStory: {
      style: "hero",
      headline: "A letter from the field",
      description:
        "[Add a short letter: one day, one person, one thing that changed]\n\nYou made that possible, whoever you are. Thank you.",
      image: "/landing/templates/person-1.svg",
      signature: { name: "[Add a name]", title: "[Add the role]" },
    },
  },
  {
    team: {
      style: "compact",
      color: "tint",
      headline: "The people behind it",
      items: [
        { name: "[Add a name]", role: "[Add the role]", image: "/landing/templates/person-1.svg" },
        { name: "[Add a name]", role: "[Add the role]", image: "/landing/templates/person-2.svg" },
        { name: "[Add a name]", role: "[Add the role]", image: "/landing/templates/person-3.svg" },
        { name: "[Add a name]", role: "[Add the role]", image: "/landing/templates/person-4.svg" },
      ],
    },
  },
  {
    cta: {
      style: "band",
      color: "brand",
      headline: "Start small. Stay long.",
      cta: [{ text: "Help now", href: "#help", isPrimary: true }],
    },
  },
  {
    newsletter: {
      style: "simple",
      color: "tint",
      headline: "Letters, not appeals",
      subheadline: "A few times a year: what grew, what didn’t, and where hands are needed.",
    },
  },
];
