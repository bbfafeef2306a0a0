import type { JsonObject } from "#shared";

/** A page before there is a product: the problem, the promise, the place on the list. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "simple",
      color: "gradient",
      headline: "Something better for [your customers] is on its way",
      description:
        "We are building it now, with the first people on this list. Join them, and you see it before everyone else.",
      cta: [{ text: "Join the list", href: "#list", isPrimary: true }],
      bottomText: { text: "One email when it opens. Nothing before, nothing to pay." },
    },
  },
  {
    profitLeaks: {
      style: "cards",
      headline: "You know the problem",
      introText: "We know it because we had it. These are the three parts that kept coming back.",
      leaks: [
        {
          title: "It takes too long",
          description: "[Add a task that costs your customers an afternoon]",
          icon: "Clock",
        },
        {
          title: "It breaks at the worst time",
          description: "[Add a moment when today’s tools let people down]",
          icon: "Zap",
        },
        { title: "Nobody is responsible", description: "[Add a question that goes from desk to desk]", icon: "Search" },
      ],
      closingLine: "If you nodded at least once, this is for you.",
    },
  },
  {
    steps: {
      style: "strip",
      color: "deep",
      headline: "What we are making instead",
      items: [
        {
          title: "One place",
          description: "[Add a sentence: what people do first]",
          image: "/landing/templates/parcel.svg",
        },
        {
          title: "One click",
          description: "[Add a sentence: what happens then]",
          image: "/landing/templates/app-desk.svg",
        },
        {
          title: "One answer",
          description: "[Add a sentence: what they have at the end]",
          image: "/landing/templates/job-done.svg",
        },
      ],
    },
  },
  {
    timeline: {
      style: "flat",
      headlinePrefix: "Where we are,",
      headlineSuffix: "honestly",
      items: [
        {
          icon: "FileText",
          title: "Talking to people",
          description: "Done. [Add the number of talks, if you counted them]",
        },
        {
          icon: "Zap",
          title: "Building the first version",
          description: "We are here. It works on our machines, on good days.",
        },
        {
          icon: "Users",
          title: "Opening to the list",
          description: "In small groups, in the order in which people joined.",
        },
        {
          icon: "Sparkles",
          title: "Opening to everyone",
          description: "When those before you stop finding surprises.",
        },
      ],
    },
  },
  {
    form: {
      style: "card",
      color: "gradient",
      headline: "Join the list",
      subheadline: "An address is enough. If you tell us what you need it for, we build that part first.",
      formName: "Waitlist",
      fields: [
        { id: 1, type: "email", label: "Email", required: true },
        { id: 2, type: "text", label: "What would you use it for?" },
        { id: 3, type: "checkbox", label: "You may ask me questions while you build" },
      ],
      consentText: "I agree that you write to me when it opens, as the [privacy policy] says",
      submitText: "Join the list",
      thanks: "You are on the list. We write when it is your turn.",
    },
    id: "list",
  },
  {
    founderStory: {
      style: "hero",
      headline: "Why we do this",
      description:
        "[Add the story, in three sentences: when you met the problem, what you tried, and why you decided to build something]\n\nWe aren’t in a hurry to be big. We are in a hurry to be useful, and that starts with the people on this list.",
      image: "/landing/templates/person-4.svg",
      pledge: {
        title: "What we promise",
        items: [
          { text: "Your address is used for this, and for nothing else.", icon: "Lock" },
          { text: "You can leave the list with one click.", icon: "Mail" },
        ],
      },
      signature: { name: "[Add a name]", title: "[Add the role]" },
    },
  },
  {
    faq: {
      style: "modern",
      headline: "Before you join",
      items: [
        { question: "When does it open?", answer: "[Add the season or the month, and only if you can keep it]" },
        { question: "What will it cost?", answer: "[Add an answer: a price, a range, or that it isn’t decided]" },
        {
          question: "Can I help?",
          answer: "Yes. Tick the box in the form, and we’ll ask you what you think of unfinished things.",
        },
      ],
    },
  },
  {
    cta: {
      style: "card",
      headline: "Be there from the start",
      description: "The list is short enough that every address is a person to us.",
      cta: [{ text: "Join the list", href: "#list", isPrimary: true }],
    },
  },
];
