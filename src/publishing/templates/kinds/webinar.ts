import type { JsonObject } from "#shared";

/** A webinar: what people will know afterwards, who speaks, and a form to register. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "rightImage",
      color: "gradient",
      topText: { text: "Live and free of charge" },
      headline: "[Add the question that the hour answers]",
      description:
        "[Add the date and the time, with the time zone]. One topic, one hour, and a third of it for your questions.",
      image: "/landing/templates/webinar.svg",
      cta: [{ text: "Save my seat", href: "#seat", isPrimary: true }],
      trustbar1: "[Add the platform that it takes place on]",
      trustbar2: "[Add a line on the recording]",
    },
  },
  {
    columns: {
      style: "plain",
      color: "tint",
      headline: "Afterwards you’ll be able to…",
      items: [
        { icon: "CheckCircle", title: "Tell", text: "[Add the first thing that people will understand]" },
        { icon: "CheckCircle", title: "Decide", text: "[Add a choice that they can make]" },
        { icon: "CheckCircle", title: "Begin", text: "[Add a step that they can take the next day]" },
      ],
    },
  },
  {
    howItWorks: {
      style: "timeline",
      headline: "One hour, minute by minute",
      steps: [
        {
          id: "why",
          title: "Why it is hard",
          description: "The three mistakes that nearly everyone makes, ourselves included.",
        },
        { id: "how", title: "How it can work", description: "[Add the method, in a sentence]" },
        { id: "live", title: "A real example", description: "We do it once, live, with whatever goes wrong." },
        {
          id: "questions",
          title: "Your questions",
          description: "Asked in the chat, answered by name, until there are none left.",
        },
      ],
    },
  },
  {
    team: {
      style: "cards",
      color: "brand",
      headline: "Who speaks",
      items: [
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          image: "/landing/templates/person-4.svg",
          bio: "[Add a sentence: why this person knows about it]",
        },
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          image: "/landing/templates/person-3.svg",
          bio: "[Add a sentence: why this person knows about it]",
        },
      ],
    },
  },
  {
    qualification: {
      style: "checklist",
      headline: "It is for you if…",
      criteria: [
        { title: "[Add a task that you have]", description: "And you do it more than once a month." },
        { title: "You’ve tried, and it almost worked", description: "The hour is about the “almost”." },
        { title: "You’d rather see it than read about it", description: "There are slides, but few." },
      ],
      closing: "You know all this already? Come for the questions.",
    },
  },
  {
    form: {
      style: "card",
      color: "gradient",
      headline: "Save my seat",
      subheadline: "The link comes by email. If you can’t make it, register all the same: we send what was said.",
      formName: "Webinar",
      columns: "2",
      fields: [
        { id: 1, type: "text", label: "Name", required: true },
        { id: 2, type: "email", label: "Email", required: true },
        { id: 3, type: "longText", label: "What would you like to ask?" },
      ],
      consentText: "I agree that you use my address for this webinar, as the [privacy policy] says",
      submitText: "Save my seat",
      thanks: "Your seat is saved. The link comes by email before we begin.",
    },
    id: "seat",
  },
  {
    testimonials: {
      style: "spotlight",
      color: "paper",
      headline: "From earlier ones",
      items: [
        {
          name: "[Add a name]",
          avatar: "/landing/templates/person-2.svg",
          role: "[Add the role]",
          quote: "[Add the words of a guest: what they did differently the next day]",
        },
        { name: "[Add a name]", role: "[Add the role]", quote: "[Add the words of a guest: which answer helped]" },
      ],
    },
  },
  {
    faq: {
      style: "cards",
      color: "tint",
      headline: "Good to know",
      items: [
        { question: "Do I need a camera?", answer: "No. You see and hear us; we only read the chat." },
        { question: "Will there be a recording?", answer: "[Add an answer: who gets it, and for how long]" },
        {
          question: "Will you sell me something?",
          answer: "At the end we say in two sentences what we offer. The hour works without it.",
        },
      ],
    },
  },
  {
    cta: {
      style: "checklist",
      color: "paper",
      headline: "An hour that saves you several",
      description: "[Add the date and the time]",
      pointsTitle: "You get",
      points: [
        { text: "The link, and a reminder an hour before" },
        { text: "The slides, as a file" },
        { text: "A list of everything that was mentioned" },
      ],
      cta: [{ text: "Save my seat", href: "#seat", isPrimary: true }],
    },
  },
];
