import type { JsonObject } from "#shared";

/** An online course: whom it is for, what is in it, who teaches it, and how to join. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "tilt",
      color: "gradient",
      headline: "Learn [your subject] by making one real thing",
      description:
        "A course with a beginning and an end. Each week you add a part, and on the last day you have something to show.",
      image: "/landing/templates/course.svg",
      cta: [
        { text: "Join the course", href: "#join", isPrimary: true },
        { text: "See the weeks", href: "#weeks" },
      ],
    },
  },
  {
    stats: {
      style: "cards",
      color: "paper",
      headline: "The course in four numbers",
      items: [
        { value: "[Add a date]", label: "First day" },
        { value: "[Add a number]", label: "Weeks, with a break in the middle" },
        { value: "[Add a number]", label: "Hours a week, on your own time" },
        { value: "[Add a number]", label: "Places, so that everyone gets answers" },
      ],
    },
  },
  {
    qualification: {
      style: "checklist",
      badge: "Is it for you?",
      headline: "You’ll get the most out of it if…",
      criteria: [
        {
          title: "You have started before, and stopped",
          description: "You know the words. What is missing is a way through.",
        },
        {
          title: "You can set aside a few evenings",
          description: "The lessons are short. The practice is what takes time.",
        },
        {
          title: "You have something to make",
          description: "Your own project keeps you going when an exercise wouldn’t.",
        },
        { title: "You don’t mind showing unfinished work", description: "That is how the useful comments come about." },
      ],
      closing: "Looking for a certificate only? Then another course will serve you better.",
    },
  },
  {
    bento: {
      style: "poster",
      headline: "What you get",
      subheadline: "Everything stays yours when the course is over.",
      items: [
        { size: "small", icon: "BookOpen", title: "Short lessons", description: "To watch, to read, or to print." },
        {
          size: "small",
          ground: "tint",
          icon: "PenLine",
          title: "An exercise each week",
          description: "With a worked answer.",
        },
        {
          size: "wide",
          ground: "brand",
          icon: "MessageCircle",
          title: "Comments on your work",
          description:
            "From the teacher and from two others in the course: what works, what doesn’t yet, and what to try.",
        },
        { size: "small", icon: "CalendarDays", title: "Live hours", description: "[Add the day and the time]" },
        {
          size: "small",
          ground: "tint",
          icon: "Users",
          title: "A group that knows you",
          description: "The same people from start to finish.",
        },
      ],
    },
  },
  {
    timeline: {
      style: "flat",
      headlinePrefix: "Week by week,",
      headlineSuffix: "from blank page to finished",
      items: [
        {
          icon: "Sparkles",
          title: "Find the idea",
          description: "Small enough to finish, and interesting enough to want to.",
        },
        {
          icon: "FileText",
          title: "Make the plainest version",
          description: "Ugly, whole and working. You improve it from here.",
        },
        {
          icon: "Users",
          title: "Show it to someone",
          description: "What they misunderstand tells you what to do next.",
        },
        { icon: "Zap", title: "Do the hard part", description: "[Add the topic of the most demanding week]" },
        {
          icon: "Sparkles",
          title: "Finish and show",
          description: "An evening where everyone presents, for five minutes each.",
        },
      ],
    },
    id: "weeks",
  },
  {
    team: {
      style: "list",
      headline: "Who teaches",
      items: [
        {
          name: "[Add a name]",
          role: "[Add the role]",
          image: "/landing/templates/person-2.svg",
          bio: "[Add a short biography: what this person makes, and why they teach it]",
        },
        {
          name: "[Add a name]",
          role: "[Add the role]",
          image: "/landing/templates/person-1.svg",
          bio: "[Add a short biography: what this person makes, and why they teach it]",
        },
      ],
    },
  },
  {
    specialOffer: {
      style: "launch",
      colorScheme: "accent",
      headline: "Join the next course",
      subheadline: "One price, with everything in it.",
      offerDetails: "Price: [Add a price]\nStarts: [Add the date]\nAsk for a place by: [Add the date]",
      howItWorksSteps: [
        { title: "You write two lines", description: "About what you would like to make." },
        { title: "We answer in person", description: "And say honestly whether the course fits." },
        { title: "You pay and get the first lesson", description: "[Add the ways to pay]" },
      ],
      ctaButton: { text: "Ask for a place", href: "/contact" },
      guaranteeText: "[Add the terms for leaving the course and getting money back]",
    },
    id: "join",
  },
  {
    faq: {
      style: "numbered",
      color: "tint",
      headline: "Questions before the first day",
      items: [
        {
          question: "What if I miss a week?",
          answer:
            "Every lesson stays open, and the live hours are recorded. One week is easy to catch up on; after three it gets hard, so tell us early.",
        },
        {
          question: "What do I need to know beforehand?",
          answer: "[Add the knowledge and the tools that people need]",
        },
        { question: "How long can I see the lessons?", answer: "[Add an answer: how long the lessons stay available]" },
      ],
    },
  },
  {
    cta: {
      style: "bar",
      headline: "Not this time?",
      description: "Write to us, and you hear once from us when the next course opens.",
      cta: [{ text: "Tell me about the next one", href: "/contact", isPrimary: true }],
    },
  },
];
