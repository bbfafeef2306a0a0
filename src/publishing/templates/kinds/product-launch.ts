import type { JsonObject } from "#shared";

/** A new thing to buy: how it looks, what is inside, when it ships. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "bottomImage",
      color: "deep",
      headline: "Meet [your product]",
      description: "[Add a sentence: what it is, and what is different once it is there]",
      image: "/landing/templates/product.svg",
      cta: [
        { text: "Order the first edition", href: "#order", isPrimary: true },
        { text: "Look inside", href: "#inside" },
      ],
    },
  },
  {
    heading: {
      position: "center",
      headline: "We took away everything that wasn’t needed, then started to draw",
      subheadline: "What was left is easy to understand, easy to repair, and hard to put down.",
    },
  },
  {
    bento: {
      style: "lines",
      headline: "Made to be used",
      items: [
        {
          size: "wide",
          image: "/landing/templates/product-dial.svg",
          title: "One dial for everything",
          description: "[Add a sentence: what it does when you turn it]",
        },
        {
          size: "small",
          icon: "Repeat",
          title: "Repairable",
          description: "[Add the parts that can be replaced, and how long you keep them]",
        },
        {
          size: "small",
          icon: "Heart",
          title: "Honest materials",
          description: "[Add the materials, and where they come from]",
        },
        {
          size: "wide",
          image: "/landing/templates/product-room.svg",
          title: "At home anywhere",
          description: "[Add a sentence: where it stands best]",
        },
        {
          size: "wide",
          icon: "Clock",
          title: "Ready when you are",
          description: "[Add a sentence: what happens in the first minute]",
        },
      ],
    },
  },
  {
    interactiveReport: {
      style: "modern",
      headline: "Look inside",
      subheadline: "Four parts, and each can be taken out with one tool.",
      features: [
        {
          title: "The shade",
          description: "[Add a sentence]",
          icon: "Layers",
          content: {
            title: "The shade",
            description: "[Add a sentence on its shape and material]",
            image: "/landing/templates/product-parts.svg",
          },
        },
        {
          title: "The dial",
          description: "[Add a sentence]",
          icon: "Target",
          content: {
            title: "The dial",
            description: "[Add a sentence on how it feels]",
            image: "/landing/templates/product-dial.svg",
          },
        },
        {
          title: "In the room",
          description: "[Add a sentence]",
          icon: "Lightbulb",
          content: {
            title: "In the room",
            description: "[Add a sentence on its size and its light]",
            image: "/landing/templates/product-room.svg",
          },
        },
      ],
    },
    id: "inside",
  },
  {
    compare: {
      style: "beforeAfter",
      headline: "What is different",
      beforeCard: {
        buttonText: "So far",
        title: "Made to be replaced",
        description: "Glued, sealed, and out of stock in two years.",
        image: "/landing/templates/parcel.svg",
      },
      afterCard: {
        buttonText: "From now on",
        title: "Made to stay",
        description: "Screws instead of glue, and a drawing of every part in the box.",
        image: "/landing/templates/product-parts.svg",
      },
    },
  },
  {
    stats: {
      style: "band",
      color: "brand",
      headline: "The facts",
      items: [
        { value: "[Add the size]", label: "Height and width" },
        { value: "[Add the weight]", label: "With everything" },
        { value: "[Add the power]", label: "In daily use" },
        { value: "[Add the years]", label: "Of guarantee" },
      ],
    },
  },
  {
    specialOffer: {
      style: "launch",
      colorScheme: "brand",
      headline: "The first edition",
      subheadline: "Numbered, signed by the people who assembled it, and sent in the order of orders.",
      offerDetails: "Price: [Add a price]\nShips: [Add the month]\nDelivery: [Add the countries and the cost]",
      howItWorksSteps: [
        { title: "Order", description: "You pay when it ships." },
        { title: "Wait a little", description: "We write when yours is on the bench." },
        { title: "Unpack", description: "Not for you? [Add the terms for sending it back]" },
      ],
      ctaButton: { text: "Order yours", href: "/contact" },
    },
    id: "order",
  },
  {
    faq: {
      style: "modern",
      headline: "Before you order",
      items: [
        { question: "When will it arrive?", answer: "[Add the month, and what you do if it takes longer]" },
        { question: "What is in the box?", answer: "[Add the parts that come with it]" },
        { question: "What if something breaks?", answer: "[Add the guarantee, and how people get a spare part]" },
      ],
    },
  },
  {
    newsletter: {
      style: "rightForm",
      color: "gradient",
      headline: "News from the workshop",
      subheadline: "When it ships, when there is a new colour, and nothing in between.",
    },
  },
];
