import type { JsonObject } from "#shared";

/** A person's portfolio: the work first, then who made it, then how to write. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "text",
      headline: "I’m [Your name], and I make [Add a word for your work] that people keep",
      description:
        "Based in [Add the city], working everywhere. Below are a few things I’m glad to have made, and what I learned from each.",
      cta: [{ text: "Write to me", href: "#write", isPrimary: true }],
    },
  },
  {
    steps: {
      style: "alternating",
      headline: "Things I’ve made",
      items: [
        {
          title: "[Add the name of the work]",
          description: "[Add a few sentences: what was asked for, and what you found]",
          image: "/landing/templates/work-grid.svg",
        },
        {
          title: "[Add the name of the work]",
          description: "[Add a few sentences: the hard part, and how you solved it]",
          image: "/landing/templates/work-circles.svg",
        },
        {
          title: "[Add the name of the work]",
          description: "[Add a few sentences: who uses it, and what they say]",
          image: "/landing/templates/work-arches.svg",
        },
      ],
    },
    id: "works",
  },
  {
    gallery: {
      style: "carousel",
      color: "tint",
      headline: "And smaller ones",
      items: [
        { type: "image", title: "[Add a title]", src: "/landing/templates/work-waves.svg" },
        { type: "image", title: "[Add a title]", src: "/landing/templates/work-letters.svg" },
        { type: "image", title: "[Add a title]", src: "/landing/templates/work-grid.svg" },
        { type: "image", title: "[Add a title]", src: "/landing/templates/work-circles.svg" },
      ],
    },
  },
  {
    columns: {
      style: "plain",
      widths: "last",
      items: [
        { image: "/landing/templates/person-2.svg", text: "[Add the city]" },
        {
          title: "About me",
          text: "[Add a paragraph: where you come from, and how you got to this work]\n\nI like briefs that fit on one page and clients who call instead of writing. I work alone, and with the same few people when it gets bigger.\n\n- [Add a kind of work that you do]\n- [Add a kind of work that you do]\n- [Add a kind of work that you don’t do]",
        },
      ],
    },
  },
  {
    timeline: {
      style: "scroll",
      headlinePrefix: "How I got",
      headlineSuffix: "here",
      items: [
        { icon: "Sparkles", title: "[Add the years]", description: "[Add a school, or how you taught yourself]" },
        { icon: "Users", title: "[Add the years]", description: "[Add a job, and what you took from it]" },
        { icon: "FileText", title: "[Add the years]", description: "[Add the work that changed your direction]" },
      ],
    },
  },
  {
    testimonials: {
      style: "carousel",
      color: "deep",
      headline: "From people I’ve worked with",
      items: [
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          quote: "[Add the words of a client: what it was like to work with you]",
        },
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          quote: "[Add the words of a client: what they would ask you for again]",
        },
      ],
    },
  },
  {
    faq: {
      style: "numbered",
      headline: "Practical things",
      items: [
        { question: "Are you free?", answer: "[Add the month from which you can take on work]" },
        { question: "What do you charge?", answer: "[Add a price for a day, or for a typical project]" },
        {
          question: "Whose is the work afterwards?",
          answer: "[Add an answer: which rights go to the client, and what you may show]",
        },
      ],
    },
  },
  {
    form: {
      style: "simple",
      color: "tint",
      headline: "Write to me",
      formName: "Portfolio",
      fields: [
        { id: 1, type: "text", label: "Your name", required: true },
        { id: 2, type: "email", label: "Email", required: true },
        { id: 3, type: "longText", label: "What is on your mind?", required: true },
      ],
      consentText: "I agree that you use what I enter here to answer me, as the [privacy policy] says",
      submitText: "Send",
      thanks: "Thank you. I’ll write back.",
    },
    id: "write",
  },
];
