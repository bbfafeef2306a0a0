import type { JsonObject } from "#shared";

/** A restaurant: what it tastes like, the menu, where it is, a table. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "photo",
      headline: "A short menu, cooked today",
      description:
        "We buy what is good this morning and write the menu afterwards. When something is gone, it is gone.",
      image: "/landing/templates/table.svg",
      cta: [
        { text: "Reserve a table", href: "#table", isPrimary: true },
        { text: "See the menu", href: "#menu" },
      ],
    },
  },
  {
    tabs: {
      style: "bar",
      color: "tint",
      headline: "This week",
      items: [
        {
          name: "Small plates",
          title: "To begin, or to share",
          description: "Three of them make a meal for two.",
          points: [
            { text: "[Add a dish] · [Add a price]" },
            { text: "[Add a dish] · [Add a price]" },
            { text: "[Add a dish] · [Add a price]" },
          ],
          image: "/landing/templates/dish-greens.svg",
        },
        {
          name: "Mains",
          title: "From the stove",
          description: "There is always one without meat that isn’t an afterthought.",
          points: [
            { text: "[Add a dish] · [Add a price]" },
            { text: "[Add a dish] · [Add a price]" },
            { text: "[Add a dish] · [Add a price]" },
          ],
          image: "/landing/templates/dish-pasta.svg",
        },
        {
          name: "Sweet",
          title: "You have room",
          description: "Baked here, in the afternoon.",
          points: [{ text: "[Add a dessert] · [Add a price]" }, { text: "[Add a dessert] · [Add a price]" }],
          image: "/landing/templates/dish-tart.svg",
        },
      ],
    },
    id: "menu",
  },
  {
    columns: {
      style: "aside",
      widths: "first",
      items: [
        {
          title: "Who cooks",
          text: "[Add a paragraph: who stands at the stove, where they learned, and which dish they would never take off the menu]\n\nThe kitchen is open, so you can see what takes so long. If you have an allergy, say so when you sit down: we cook around it.",
        },
        { title: "From whom", text: "[Add the farms, the fishmonger and the baker that you buy from]" },
        { title: "To drink", text: "[Add a sentence on the wine, and one on what there is without alcohol]" },
      ],
    },
  },
  {
    gallery: {
      style: "carousel",
      headline: "On the pass",
      items: [
        { type: "image", title: "[Add the name of the dish]", src: "/landing/templates/dish-pasta.svg" },
        { type: "image", title: "[Add the name of the dish]", src: "/landing/templates/dish-greens.svg" },
        { type: "image", title: "[Add the name of the dish]", src: "/landing/templates/dish-tart.svg" },
        { type: "image", title: "[Add a picture of the room]", src: "/landing/templates/table.svg" },
      ],
      color: "tint",
    },
  },
  {
    map: {
      style: "split",
      headline: "Find us",
      places: [
        {
          name: "[Add the name of the restaurant]",
          address: "[Add the street and the city]",
          image: "/landing/templates/streets.svg",
          phone: "[Add the phone number]",
          hours: [
            { days: "Lunch", times: "[Add the days and the hours]" },
            { days: "Dinner", times: "[Add the days and the hours]" },
            { days: "Closed", times: "[Add the days]" },
          ],
          note: "[Add the nearest stop, and whether there are steps at the door]",
        },
      ],
    },
  },
  {
    form: {
      style: "card",
      color: "tint",
      headline: "Reserve a table",
      subheadline: "Your table is yours once we have written back. For today, please call.",
      formName: "Reservation",
      columns: "2",
      fields: [
        { id: 1, type: "text", label: "Name", required: true },
        { id: 2, type: "email", label: "Email", required: true },
        { id: 3, type: "date", label: "Day", required: true },
        { id: 4, type: "text", label: "Time", required: true },
        { id: 5, type: "number", label: "People", required: true },
        { id: 6, type: "phone", label: "Phone" },
        { id: 7, type: "longText", label: "Anything we should know?" },
      ],
      consentText: "I agree that you use what I enter here for my reservation, as the [privacy policy] says",
      submitText: "Ask for this table",
      thanks: "Thank you. We look in the book and write back.",
    },
    id: "table",
  },
  {
    testimonials: {
      style: "carousel",
      color: "brand",
      headline: "From the guest book",
      items: [
        { name: "[Add a name]", quote: "[Add the words of a guest, as they wrote them]" },
        { name: "[Add a name]", quote: "[Add the words of a guest, as they wrote them]" },
        { name: "[Add a name]", quote: "[Add the words of a guest, as they wrote them]" },
      ],
    },
  },
  {
    cta: {
      style: "bar",
      headline: "A birthday, or the whole team?",
      description: "For larger tables we cook one menu for everyone. Write to us, and we’ll suggest it.",
      cta: [{ text: "Write to us", href: "/contact", isPrimary: true }],
    },
  },
];
