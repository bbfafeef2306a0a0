import type { JsonObject } from "#shared";

/** An app: the problem it takes away, how it looks, what it costs. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "rightImage",
      color: "gradient",
      headline: "Your day on one screen, in the order it matters",
      description:
        "[Your app] collects what is scattered over five places and shows you the next thing to do. Nothing blinks, and nothing begs for attention.",
      image: "/landing/templates/app.svg",
      cta: [
        { text: "Try it", href: "#start", isPrimary: true },
        { text: "How it works", href: "#how" },
      ],
      trustbar1: "[Add the systems that it runs on]",
      trustbar2: "[Add the terms for trying it]",
    },
  },
  {
    bento: {
      style: "cards",
      headline: "Less to look at, more that gets done",
      items: [
        {
          size: "large",
          ground: "brand",
          image: "/landing/templates/app-today.svg",
          title: "Today, and only today",
          description: "Three things that count, and below them what can wait.",
        },
        { size: "small", icon: "Zap", title: "One gesture to add", description: "From any app, in two seconds." },
        {
          size: "small",
          ground: "tint",
          icon: "Clock",
          title: "Knows when",
          description: "Reminds you when there is time, not in a meeting.",
        },
        {
          size: "wide",
          ground: "deep",
          icon: "Lock",
          title: "Stays on your devices",
          description: "[Add the place where data is kept, and how it is protected]",
        },
      ],
    },
  },
  {
    steps: {
      style: "alternating",
      color: "tint",
      headline: "Set up in the time a kettle takes",
      items: [
        {
          title: "Connect your calendar",
          description: "[Your app] reads when you are busy. It never writes without asking.",
          image: "/landing/templates/app-desk.svg",
        },
        {
          title: "Empty your head",
          description: "Type everything that you carry around. Sorting comes later, and mostly by itself.",
          image: "/landing/templates/app-entry.svg",
        },
        {
          title: "Look back on Friday",
          description: "One page shows what got done, what moved, and what you can let go.",
          image: "/landing/templates/app-summary.svg",
        },
      ],
    },
    id: "how",
  },
  {
    compare: {
      style: "beforeAfter",
      headline: "The same Tuesday, twice",
      beforeCard: {
        buttonText: "Before",
        image: "/landing/templates/app-scattered.svg",
        title: "Five lists, and none of them right",
        description:
          "Notes in the mail, tasks in the chat, dates on paper.\nYou spend the morning finding out what the afternoon is for.",
      },
      afterCard: {
        buttonText: "After",
        image: "/landing/templates/app-today.svg",
        title: "One list that you trust",
        description: "Everything has a place and a time.\nYou start with the first line and stop when the day is over.",
      },
    },
  },
  {
    advantagesTable: {
      style: "responsive",
      headline: "What is in it",
      advantages: [
        {
          number: 1,
          advantage: "Quick entry",
          icon: "Zap",
          howItWorks: "Type or speak a sentence; the date and the person in it are understood.",
          gain: "No form to fill in.",
        },
        {
          number: 2,
          advantage: "Quiet reminders",
          icon: "Clock",
          howItWorks: "Reminders wait for a gap in your calendar.",
          gain: "Nobody is interrupted for a shopping list.",
        },
        {
          number: 3,
          advantage: "Shared lists",
          icon: "Users",
          howItWorks: "Send a link; the other person needs no account to tick a box.",
          gain: "Works with people who don’t use it.",
        },
        {
          number: 4,
          advantage: "Your data",
          icon: "FileText",
          howItWorks: "Export everything as a plain file at any time.",
          gain: "Leaving is as easy as starting.",
        },
      ],
      citations: [],
    },
  },
  {
    columns: {
      style: "lines",
      color: "tint",
      headline: "Plans",
      subheadline: "Start with the free one. Most people stay there.",
      items: [
        { title: "For yourself", text: "**[Add a price]**\n\n- Every feature above\n- [Add the limit of this plan]" },
        {
          title: "For two or more",
          text: "**[Add a price] a month**\n\n- Shared lists without a limit\n- [Add the limit of this plan]",
        },
        {
          title: "For a team",
          text: "**[Add a price] a person and month**\n\n- One bill, and an admin\n- [Add the limit of this plan]",
          cta: [{ text: "Talk to us", href: "/contact" }],
        },
      ],
    },
    id: "plans",
  },
  {
    testimonials: {
      style: "wall",
      color: "brand",
      headline: "Heard from people who use it",
      items: [
        { name: "[Add a name]", quote: "[Add the words of a user: what they stopped worrying about]" },
        { name: "[Add a name]", quote: "[Add the words of a user: the feature they would miss]" },
        { name: "[Add a name]", quote: "[Add the words of a user: what they used before]" },
        { name: "[Add a name]", quote: "[Add the words of a user: what their team says]" },
      ],
    },
  },
  {
    faq: {
      style: "simple",
      headline: "Asked before installing",
      items: [
        {
          question: "Does it work without a connection?",
          answer: "[Add an answer: what works offline, and what waits]",
        },
        { question: "Can I bring my lists from another app?", answer: "[Add the apps and files that can be imported]" },
        {
          question: "What happens to my data when I leave?",
          answer: "[Add an answer: how people export and delete everything]",
        },
      ],
    },
  },
  {
    cta: {
      style: "split",
      headline: "Try it on a day that is too full",
      description: "You’ll know by the evening.",
      image: "/landing/templates/app.svg",
      cta: [{ text: "Get [your app]", href: "/contact", isPrimary: true }],
    },
    id: "start",
  },
];
