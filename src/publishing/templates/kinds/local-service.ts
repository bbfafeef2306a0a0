import type { JsonObject } from "#shared";

/** A trade in town: what is repaired, for how much, how soon, and how to call. */
export const blocks: JsonObject[] = [
  {
    banner: {
      style: "top",
      color: "deep",
      text: "Urgent? Call [Add the phone number]",
      cta: [{ text: "All contacts", href: "#contact" }],
    },
  },
  {
    hero: {
      style: "rightImage",
      headline: "Someone who comes, and says what it costs first",
      description:
        "[Add the trade, such as plumbing and heating] in [your city]. You get a time, a name and a price before anyone opens a toolbox.",
      image: "/landing/templates/house.svg",
      cta: [
        { text: "Ask for a visit", href: "#contact", isPrimary: true },
        { text: "What we do", href: "#services" },
      ],
      trustbar1: "[Add the area that you cover]",
      trustbar2: "[Add the licence or the register that you are in]",
    },
  },
  {
    features: {
      style: "cards",
      color: "tint",
      headline: "What we do",
      grid: { columns: "3" },
      items: [
        { name: "Repairs", description: "[Add the repairs that people call you for most]", icon: "CheckCircle" },
        {
          name: "New installations",
          description: "[Add the installations that you do, from one tap to a whole house]",
          icon: "Building",
        },
        { name: "Upkeep", description: "A visit a year, so that there is no call in the night.", icon: "CalendarDays" },
        {
          name: "Advice",
          description: "Before you buy or renovate: what is sensible, and what isn’t.",
          icon: "Lightbulb",
        },
        {
          name: "For landlords",
          description: "Keys collected, tenants told, pictures of the finished work.",
          icon: "FileText",
        },
        {
          name: "Emergencies",
          description: "[Add the hours in which you come at once, and the extra charge]",
          icon: "Clock",
        },
      ],
    },
    id: "services",
  },
  {
    howItWorks: {
      style: "visual-steps",
      headline: "Four steps, no surprises",
      steps: [
        {
          id: "call",
          title: "You call",
          description: "Tell us what is wrong, in your own words.",
          image: "/landing/templates/house.svg",
        },
        {
          id: "look",
          title: "We look",
          description: "On the phone, from your pictures, or on site.",
          image: "/landing/templates/job-look.svg",
        },
        {
          id: "work",
          title: "We do it",
          description: "With a cover on the floor and shoes off the carpet.",
          image: "/landing/templates/job-work.svg",
        },
        {
          id: "done",
          title: "We write it down",
          description: "What was done, what it cost, and what to keep an eye on.",
          image: "/landing/templates/job-done.svg",
        },
      ],
    },
  },
  {
    columns: {
      style: "lines",
      color: "gradient",
      headline: "What it costs",
      subheadline: "The usual jobs, as a guide. You get your own price before we begin.",
      items: [
        { title: "The visit", text: "**[Add a price]**\n\nThe way to you, and the first half-hour." },
        { title: "After that", text: "**[Add a price]**\n\nEvery further half-hour, and material at cost." },
        { title: "The yearly check", text: "**[Add a price]**\n\nEverything looked at, and written down." },
      ],
    },
  },
  {
    qualification: {
      style: "grid",
      headline: "You can hold us to this",
      criteria: [
        { title: "A time that is kept", description: "And a call when it can’t be." },
        { title: "A price before the work", description: "If it turns out to be more, we stop and ask." },
        { title: "A tidy place", description: "You shouldn’t see that we were there, except that it works." },
      ],
    },
  },
  {
    testimonials: {
      style: "wall",
      color: "brand",
      headline: "What neighbours say",
      items: [
        {
          name: "[Add a name]",
          role: "[Add the part of town]",
          quote: "[Add the words of a customer: what was broken, and how it went]",
        },
        {
          name: "[Add a name]",
          role: "[Add the part of town]",
          quote: "[Add the words of a customer: what they would tell a friend]",
        },
        {
          name: "[Add a name]",
          role: "[Add the part of town]",
          quote: "[Add the words of a customer: how you left the place]",
        },
        {
          name: "[Add a name]",
          role: "[Add the part of town]",
          quote: "[Add the words of a customer: why they called again]",
        },
      ],
    },
  },
  {
    map: {
      style: "strip",
      headline: "Where to find us",
      places: [
        {
          name: "[Add the name of the workshop]",
          address: "[Add the street and the city]",
          phone: "[Add the phone number]",
          hours: [{ days: "Weekdays", times: "[Add the hours]" }],
          note: "[Add the area that you cover]",
        },
      ],
    },
  },
  {
    faq: {
      style: "contact",
      color: "tint",
      headline: "Before you call",
      contact: {
        title: "Is it urgent?",
        text: "Call [Add the phone number]. Everything else is quicker in writing, with a picture.",
        cta: [{ text: "All contacts", href: "/contact", isPrimary: true }],
      },
      items: [
        {
          question: "How soon can you come?",
          answer: "[Add an honest answer, for a normal job and for an urgent one]",
        },
        { question: "How can I pay?", answer: "[Add the ways to pay, and when]" },
        {
          question: "What should I have ready?",
          answer: "A picture of the problem, the model if there is a label, and a place to park nearby.",
        },
      ],
    },
  },
  {
    form: {
      style: "split",
      headline: "Ask for a visit",
      image: "/landing/templates/job-look.svg",
      subheadline: "A picture says most. We answer with a time and a price.",
      formName: "Visit",
      fields: [
        { id: 1, type: "text", label: "Name", required: true },
        { id: 2, type: "phone", label: "Phone", required: true },
        { id: 3, type: "email", label: "Email" },
        { id: 4, type: "longText", label: "What is the matter?", required: true },
        { id: 5, type: "file", label: "Picture" },
      ],
      consentText: "I agree that you use what I enter here to answer me, as the [privacy policy] says",
      submitText: "Ask for a visit",
      thanks: "Thank you. We have it and will call you back.",
    },
    id: "contact",
  },
];
