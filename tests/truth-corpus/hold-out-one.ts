import type { CorpusReply } from "./corpus-reply.ts";

/** Replies that nobody looked at while the rules were made: they say how the rules do on copy they don't know. */
export const holdOutOne: readonly CorpusReply[] = [
  {
    type: "hero",
    facts: ["Veloro repairs bicycles in Ghent. A repair takes 2 days."],
    content: {
      style: "simple",
      headline: "Back On Your Bike By The Weekend",
      description:
        "Veloro repairs your bike in two days. More than ⟦n:8,500 riders⟧ in Ghent rely on us, and ⟦n:96 percent⟧ come back.",
      cta: [{ text: "Book a Repair", href: "/book" }],
      trustbar1: "⟦r:Top-rated⟧ workshop",
      trustbar2: "⟦n:12-month⟧ warranty",
    },
  },
  {
    type: "features",
    content: {
      style: "cards",
      headline: "Accounting Without The Headache",
      items: [
        {
          name: "Automatic Invoices",
          description: "Send invoices on time, every time, and get paid ⟦n:3 times faster⟧.",
          icon: "FileText",
        },
        {
          name: "Tax Ready",
          description: "Built with the advice of ⟦a:Deloitte Consulting⟧ and approved by your accountant.",
          icon: "Check",
        },
        {
          name: "Secure by Design",
          description: "All payments are ⟦s:PCI DSS⟧ compliant and encrypted with ⟦s:TLS⟧.",
          icon: "Lock",
        },
      ],
    },
  },
  {
    type: "faq",
    facts: ["Courses start every September and February.", "The fee is 1,450 GBP per term."],
    content: {
      headline: "Good to know before you apply",
      items: [
        {
          question: "When do courses start?",
          answer: "Every September and February. Applications close on ⟦d:15 August⟧.",
        },
        {
          question: "What does a term cost?",
          answer: "The fee is £1,450 per term. About ⟦n:a third of our students⟧ receive a bursary of ⟦n:£500⟧.",
        },
        {
          question: "Who teaches the courses?",
          answer:
            "Working artists. Our head of painting, ⟦a:Imogen Blackwood⟧, studied at the ⟦a:Royal College of Art⟧.",
        },
        { question: "Do I need a portfolio?", answer: "No. Bring whatever you have made, finished or not." },
      ],
    },
  },
  {
    type: "testimonials",
    content: {
      style: "scroll",
      headline: "Words from our guests",
      subheadline: "Rated ⟦n:4.8 out of 5⟧ on ⟦n:1,200 reviews⟧.",
      items: [
        {
          name: "⟦a:Giulia Marchetti⟧",
          quote: "⟦q:The quietest week of our year. We have already booked again.⟧",
          role: "Guest from Milan",
        },
        {
          name: "[Add a name]",
          quote: "[Add a real quote: Breakfast by the lake]",
          role: "[Add a role]",
          sample: true,
        },
      ],
    },
  },
  {
    type: "logoClouds",
    content: {
      style: "scroll",
      headline: "Works with the tools you already have",
      logos: [{ name: "⟦a:Google Workspace⟧" }, { name: "⟦a:Microsoft Teams⟧" }, { alt: "⟦s:WCAG 2.2⟧ conformance" }],
    },
  },
  {
    type: "compare",
    facts: ["Heat pumps by Warmhaus. Installation takes 4 days. Running costs fall by 35 %."],
    content: {
      style: "beforeAfter",
      headline: "Two winters, one house",
      beforeCard: {
        title: "The old boiler",
        description: "Loud, thirsty and always due for a service.\nBills of ⟦n:2.900 €⟧ a winter.",
        buttonText: "Gas",
      },
      afterCard: {
        title: "The new heat pump",
        description:
          "Installed in four days.\nRunning costs fall by 35 percent, and ⟦n:1.8 tonnes⟧ of carbon stay in the ground.",
        buttonText: "Warmhaus",
      },
      closingLine: "Ask us what it would be in your house.",
    },
  },
  {
    type: "founderStory",
    context: "Jonas Weber founded the roastery in 2011 after years as a sailor.",
    content: {
      style: "hero",
      headline: "From the Sea to the Roaster",
      description:
        "Hello,\n\nI am Jonas Weber. I went to sea young and came back with a taste for coffee. In 2011 I bought a roaster from a friend in ⟦a:Costa Rica⟧.\n\nMy grandmother used to say: “⟦q:Never trust a cup you cannot smell from the door⟧.” I still think of her every morning.\n\nToday we roast for ⟦n:65 cafés⟧ and buy from farmers we know by name.",
      author: {
        name: "Jonas Weber",
        title: "Founder",
        credentials: "⟦n:Two-time⟧ winner of the ⟦a:Nordic Barista Cup⟧",
      },
    },
  },
  {
    type: "timeline",
    content: {
      style: "scroll",
      headlinePrefix: "How an order travels",
      headlineSuffix: "from our bench to your desk",
      items: [
        { title: "You tell us what you need", description: "A short form, no account." },
        { title: "We build it", description: "Every keyboard is soldered by hand and tested for ⟦n:six hours⟧." },
        { title: "It ships", description: "Usually within ⟦n:5 to 7 business days⟧, with tracking." },
        { title: "It stays", description: "If a key fails we replace it, ⟦p:no questions asked⟧." },
      ],
    },
  },
  {
    type: "profitLeaks",
    content: {
      style: "cards",
      headline: "What an empty chair costs",
      introText: "Salons lose money when people do not show up. Few owners know how much.",
      leaks: [
        {
          title: "Missed appointments",
          description: "The average salon loses ⟦n:$67,000⟧ a year to no-shows.",
          icon: "CalendarX",
        },
        {
          title: "Phone calls in the evening",
          description: "Somebody answers them, and nobody pays for it.",
          icon: "Phone",
        },
        {
          title: "Products that stay on the shelf",
          description: "⟦n:Nearly half of all stock⟧ is never sold.",
          icon: "Package",
        },
      ],
      disclaimer: "Figures by the ⟦a:National Hair Federation⟧, ⟦d:2022⟧.",
    },
  },
  {
    type: "advantagesTable",
    facts: ["Kitewind weighs 900 grams."],
    content: {
      style: "responsive",
      headline: "What you gain with a lighter tent",
      advantages: [
        {
          number: 1,
          advantage: "Less weight",
          icon: "Feather",
          howItWorks: "One pole instead of two.",
          gain: "900 grams on your back.",
          citationRefs: [],
        },
        {
          number: 2,
          advantage: "Stays dry",
          icon: "Umbrella",
          howItWorks: "Sealed seams and a ⟦n:3000 mm⟧ water column.",
          gain: "You sleep through the storm.",
          citationRefs: ["1"],
        },
        {
          number: 3,
          advantage: "Fair work",
          icon: "Heart",
          howItWorks: "Sewn in a small factory in ⟦a:Portugal⟧.",
          gain: "A ⟦s:Fair Trade⟧ label you can check.",
          citationRefs: [],
        },
      ],
      citations: [{ symbol: "1", title: "Test by ⟦a:Outdoor Gear Lab⟧" }],
    },
  },
];
