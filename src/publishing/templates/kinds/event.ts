import type { JsonObject } from "#shared";

/** A conference or a festival: when and where, the programme, the speakers, the tickets. */
export const blocks: JsonObject[] = [
  {
    banner: {
      style: "top",
      text: "Early tickets until [Add the date]",
      cta: [{ text: "Get a ticket", href: "#tickets", isPrimary: true }],
      dismissible: true,
    },
  },
  {
    hero: {
      style: "topImage",
      color: "deep",
      headline: "[Your event]: two days for people who build things",
      description:
        "Talks in the morning, workshops in the afternoon, and long breaks in between, because that is where the good conversations are.",
      image: "/landing/templates/stage.svg",
      cta: [
        { text: "Get a ticket", href: "#tickets", isPrimary: true },
        { text: "See the programme", href: "#programme" },
      ],
      trustbar1: "[Add the dates]",
      trustbar2: "[Add the venue and the city]",
    },
  },
  {
    columns: {
      style: "plain",
      color: "tint",
      headline: "Why come",
      items: [
        {
          icon: "Lightbulb",
          title: "To hear what went wrong",
          text: "Speakers show the version that failed too. It is the more useful half of the story.",
        },
        {
          icon: "PenLine",
          title: "To try it yourself",
          text: "In every workshop you make something, in a group small enough to ask questions.",
        },
        {
          icon: "Users",
          title: "To meet the others",
          text: "One track, one lunch, long tables. By the second day you know most faces.",
        },
      ],
    },
  },
  {
    tabs: {
      style: "chapters",
      color: "paper",
      headline: "Programme",
      subheadline: "Times may shift by a few minutes. The coffee won’t.",
      items: [
        {
          name: "First day",
          title: "Ideas",
          description: "[Add the date, the time when the doors open, and the time of the first talk]",
          points: [
            { text: "[Add a talk: title and speaker]" },
            { text: "[Add a talk: title and speaker]" },
            { text: "[Add a workshop: title and room]" },
          ],
        },
        {
          name: "Second day",
          title: "Practice",
          description: "[Add the date, the time of the first talk, and the time when it ends]",
          points: [
            { text: "[Add a talk: title and speaker]" },
            { text: "[Add a workshop: title and room]" },
            { text: "[Add the last item, such as a closing talk]" },
          ],
        },
        {
          name: "Evening",
          title: "Food and people",
          description: "[Add the place and the time of the evening, and what is in the ticket]",
        },
      ],
    },
    id: "programme",
  },
  {
    team: {
      style: "cards",
      headline: "Speakers",
      items: [
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          image: "/landing/templates/person-1.svg",
          bio: "[Add the title of the talk, and a sentence on it]",
        },
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          image: "/landing/templates/person-4.svg",
          bio: "[Add the title of the talk, and a sentence on it]",
        },
        {
          name: "[Add a name]",
          role: "[Add the role and the company]",
          image: "/landing/templates/person-2.svg",
          bio: "[Add the title of the talk, and a sentence on it]",
        },
      ],
    },
  },
  {
    columns: {
      style: "cards",
      headline: "Tickets",
      subheadline: "Each one covers both days, with food.",
      items: [
        {
          icon: "Timer",
          title: "Early",
          text: "**[Add a price]**\n\nUntil [Add the date]. The same seat, for those who decide soon.",
          cta: [{ text: "Take an early ticket", href: "/contact", isPrimary: true }],
        },
        {
          icon: "CalendarDays",
          title: "Regular",
          text: "**[Add a price]**\n\nUntil the hall is full.",
          cta: [{ text: "Take a ticket", href: "/contact" }],
        },
        {
          icon: "HeartHandshake",
          title: "Reduced",
          text: "**[Add a price]**\n\nFor students and for anyone between jobs. We don’t ask for proof.",
          cta: [{ text: "Ask for one", href: "/contact" }],
        },
      ],
    },
    id: "tickets",
  },
  {
    map: {
      style: "overlay",
      color: "tint",
      headline: "Getting there",
      places: [
        {
          name: "[Add the venue]",
          address: "[Add the street and the city]",
          image: "/landing/templates/streets.svg",
          hours: [{ days: "[Add the dates]", times: "[Add the time when the doors open]" }],
          note: "[Add the way from the station, and where people can park]",
        },
      ],
    },
  },
  {
    faq: {
      style: "modern",
      color: "paper",
      headline: "Good to know",
      items: [
        {
          question: "Can I give my ticket to someone else?",
          answer: "Yes. Write to us with the new name, up to the day before.",
        },
        {
          question: "Is the venue accessible?",
          answer: "[Add the ways in without steps, the lifts, and whom to ask for help]",
        },
        { question: "Will talks be recorded?", answer: "[Add an answer: what is recorded, and when it can be seen]" },
        {
          question: "How do you want people to treat each other?",
          answer: "Kindly. [Add a person to talk to if something goes wrong]",
        },
      ],
    },
  },
  {
    cta: {
      style: "band",
      color: "brand",
      headline: "See you there",
      description: "[Add the dates and the city]",
      cta: [{ text: "Get a ticket", href: "#tickets", isPrimary: true }],
    },
  },
  {
    newsletter: {
      style: "rightForm",
      color: "tint",
      headline: "Speakers first, noise never",
      subheadline: "A message when the programme is complete, and one before the doors open.",
    },
  },
];
