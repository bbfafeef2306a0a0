import type { CorpusReply } from "./corpus-reply.ts";

/** Replies that the rules were made with: other trades, and copy that claims nothing. */
export const tuningThree: readonly CorpusReply[] = [
  {
    type: "content",
    content: {
      style: "simple",
      content:
        "## Our approach\n\nWe listen first. Then we plan, build and test with you.\n\n> ⟦q:They delivered exactly what we needed, on time.⟧\n\n- Clear goals\n- Small steps\n- Honest numbers\n\nRead [the guide](https://example.org/guide-2020) for more.",
    },
  },
  {
    type: "faq",
    context: "Dental practice. Emergency slots every morning. We accept Delta Dental.",
    content: {
      headline: "Before your first visit",
      items: [
        {
          question: "Do you take my insurance?",
          answer: "We accept Delta Dental, ⟦a:Blue Cross⟧ and most other plans.",
        },
        {
          question: "What about emergencies?",
          answer: "We keep slots free every morning. Call us and we will see you the same day.",
        },
        {
          question: "How safe is it?",
          answer: "Our practice is ⟦s:HIPAA⟧ compliant, and all dentists are ⟦s:licensed⟧.",
        },
        { question: "Does whitening hurt?", answer: "As one patient put it, “⟦q:I hardly felt anything at all⟧.”" },
      ],
    },
  },
  {
    type: "compare",
    content: {
      style: "beforeAfter",
      headline: "Cooking at home, without the shopping",
      beforeCard: {
        title: "The usual evening",
        description: "What is in the fridge?\nWho goes to the shop?",
        buttonText: "Before",
      },
      afterCard: {
        title: "With a box at the door",
        description: "Dinner is on the table ⟦n:twice as fast⟧.\nYou throw away ⟦n:half as much⟧.",
        buttonText: "After",
      },
    },
  },
  {
    type: "community",
    facts: ["Members: Ada Lovell, Bo Lindqvist."],
    content: {
      style: "simple",
      headline: "The people behind the garden",
      subheadline: "Ada Lovell plants, Bo Lindqvist builds, and ⟦n:dozens of volunteers⟧ help out.",
      type: "manual",
      data: {
        members: [
          { user: "Ada Lovell", avatar_url: "/ada-2.png" },
          { user: "Bo Lindqvist" },
          { user: "⟦a:Priya Raman⟧" },
        ],
      },
    },
  },
  {
    type: "gallery",
    content: {
      style: "carousel",
      headline: "Inside the workshop",
      items: [
        { type: "image", title: "Oak boards drying under the roof", src: "/g/1.jpg" },
        { type: "image", title: "⟦a:Eleanor Whitby⟧ at the lathe, ⟦d:March 2023⟧", src: "/g/2.jpg" },
        { type: "image", title: "A table on its way to a kitchen in the north", src: "/g/3.jpg" },
      ],
    },
  },
  {
    type: "footer",
    facts: ["Company: Brightside Solar. Phone 020 7946 0018."],
    content: {
      text: "Brightside Solar fits panels on ordinary roofs. Call 020 7946 0018 or write to ⟦a:hello@brightside-solar.example⟧.",
      sections: [
        {
          name: "Products",
          items: [
            { name: "Solar Panels", href: "/panels" },
            { name: "Home Batteries", href: "/batteries" },
          ],
        },
        {
          name: "Company",
          items: [
            { name: "About Us", href: "/about" },
            { name: "Privacy Policy", href: "/privacy" },
            { name: "Terms of Service", href: "/terms" },
          ],
        },
      ],
      bottomText: { text: "© ⟦d:2024⟧ Brightside Solar. All rights reserved." },
    },
  },
  {
    type: "header",
    content: {
      withLogo: true,
      links: [
        { id: 4711, title: "How It Works", path: "#how" },
        { id: 12, title: "Customer Stories", path: "/stories" },
        { id: 13, title: "Contact Sales", path: "/contact", items: [{ id: 14, title: "Help Center", path: "/help" }] },
      ],
    },
  },
  {
    type: "roiCalculator",
    content: {
      headline: "What would your team get back?",
      subheadline: "Customers see a ⟦n:3.5x return⟧ in the ⟦n:first 90 days⟧. Set the numbers to your own.",
    },
  },
  {
    type: "features",
    facts: ["Fleetly runs on Android and iOS. Setup takes one day. Used by Nordic Freight."],
    content: {
      style: "rows",
      headline: "One map for every van",
      items: [
        { name: "Live Tracking", description: "See every van on Android or iOS, as Nordic Freight does." },
        { name: "Fuel Reports", description: "Drivers of ⟦a:Baltic Cargo Lines⟧ use ⟦n:12% less fuel⟧ on average." },
        {
          name: "Quick Setup",
          description: "Ready in one day, without new hardware. We handle ⟦n:5 million trips⟧ per month.",
        },
      ],
    },
  },
  {
    type: "timeline",
    content: {
      style: "flat",
      headlinePrefix: "Our story",
      items: [
        { title: "⟦d:2016⟧: A garage in ⟦a:San Diego⟧", description: "Two friends and a borrowed laser cutter." },
        {
          title: "⟦d:2018⟧: The first shop",
          description: "We open our doors and sell ⟦n:1,000 lamps⟧ in ⟦n:three months⟧.",
        },
        { title: "Today", description: "⟦n:Forty people⟧ make lamps in ⟦n:7 countries⟧." },
      ],
    },
  },
  {
    type: "specialOffer",
    context: "Spring workshop on 12 March 2027, 9 am, costs 80 GBP. Led by Tom Gallagher.",
    content: {
      style: "simple",
      headline: "Learn to Sharpen Your Own Tools",
      subheadline: "Join Tom Gallagher on March 12, 2027 at 9:00 for £80.",
      offerDetails: "Tools: We bring the stones.\nLunch: Soup and bread.\nPlaces: ⟦n:Limited to 8 people⟧.",
      ctaButton: { text: "Save My Place", href: "/book" },
      guaranteeText: "⟦p:Full refund⟧ up to ⟦n:seven days⟧ before.",
      footnote: "Ask ⟦a:Tom Callaghan⟧ about group prices.",
    },
  },
  {
    type: "blogPosts",
    content: {
      style: "simple",
      headline: "Notes from the field",
      subheadline:
        "Short pieces about mentoring, writing and the work between two sessions. Written by people who do it.",
    },
  },
];
