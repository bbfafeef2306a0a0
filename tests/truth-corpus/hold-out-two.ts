import type { CorpusReply } from "./corpus-reply.ts";

/** Replies that nobody looked at while the rules were made: they say how the rules do on copy they don't know. */
export const holdOutTwo: readonly CorpusReply[] = [
  {
    type: "hero",
    facts: ["Taller de cerámica en Granada, fundado por Lucía Morales en 2018."],
    content: {
      style: "rightImage",
      headline: "Barro, tiempo y manos",
      description:
        "Lucía Morales abrió el taller en 2018. Desde entonces ⟦n:más de mil personas⟧ han hecho aquí su primera taza. ⟦r:Número uno⟧ en Granada según ⟦a:Guía Repsol⟧.",
      cta: [{ text: "Apúntate Ahora", href: "/cursos" }],
      trustbar1: "Grupos de ⟦n:6 personas⟧",
    },
  },
  {
    type: "faq",
    content: {
      headline: "Dudas sobre el alquiler",
      items: [
        { question: "¿Qué incluye el precio?", answer: "El uso de la bicicleta, el casco y el candado." },
        { question: "¿Hay fianza?", answer: "Sí, pedimos ⟦n:150 €⟧ que devolvemos en ⟦n:48 horas⟧." },
        {
          question: "¿Puedo cancelar?",
          answer: "Puedes cancelar ⟦p:gratis⟧ hasta ⟦n:dos días⟧ antes. El ⟦n:90 por ciento⟧ de los clientes repite.",
        },
        { question: "¿Desde cuándo abrís?", answer: "Desde el ⟦d:3 de abril de 2014⟧." },
      ],
    },
  },
  {
    type: "content",
    facts: ["Helmsley Museum is open from 10:00 to 17:00. Adults pay 8 pounds."],
    content: {
      style: "simple",
      content:
        "<h2>Plan Your Visit</h2><p>Helmsley Museum is open from 10:00 to 17:00. Adults pay £8, children get in free.</p><p>The collection holds <strong>⟦n:30,000 objects⟧</strong>, among them a letter by ⟦a:Florence Nightingale⟧ from ⟦d:1855⟧.</p><blockquote>⟦q:A small museum with a very large heart.⟧</blockquote>",
    },
  },
  {
    type: "banner",
    content: { style: "top", text: "New: the ⟦r:fastest⟧ checkout on the market. Get ⟦n:20% off⟧ with code WELCOME." },
  },
  {
    type: "howItWorks",
    content: {
      style: "visual-steps",
      headline: "Three Steps To A Cleaner Home",
      steps: [
        {
          id: 1,
          title: "Choose Your Cleaner",
          description: "Look at profiles and pick the person you like.",
          image: "/1.svg",
        },
        { id: 2, title: "Pick A Time", description: "Mornings, evenings and weekends are all fine." },
        { id: 3, title: "Come Home And Relax", description: "All cleaners are insured and ⟦s:background-checked⟧." },
      ],
    },
  },
  {
    type: "qualification",
    content: {
      style: "checklist",
      headline: "Is Coaching Right For You?",
      criteria: [
        {
          title: "You lead people and want to do it better",
          description: "Titles do not matter. Teams of any size do.",
        },
        { title: "You have an hour every other week", description: "Less is too little to change a habit." },
        {
          title: "You earn over ⟦n:€100,000⟧",
          description: "Our coaches trained at ⟦a:Stanford University⟧ and are ⟦s:accredited⟧.",
        },
      ],
    },
  },
  {
    type: "newsletter",
    page: ["Every Friday, 9,000 cooks get our letter."],
    content: {
      style: "centered",
      headline: "One recipe, every Friday",
      subheadline: "Join 9000 cooks. ⟦r:Loved by⟧ chefs at ⟦a:Noma Copenhagen⟧.",
    },
  },
  {
    type: "footer",
    facts: ["Company: Alder & Finch, 14 Mill Lane, Bristol."],
    content: {
      text: "Alder & Finch makes toys from wood that grew nearby.",
      sections: [
        {
          name: "Shop",
          items: [
            { name: "Building Blocks", href: "/blocks" },
            { name: "Gift Cards", href: "/gifts" },
          ],
        },
        {
          name: "Help",
          items: [
            { name: "Shipping And Returns", href: "/shipping" },
            { name: "Contact Us", href: "/contact" },
          ],
        },
      ],
      bottomText: { text: "14 Mill Lane, Bristol. Phone ⟦n:0117 496 0123⟧." },
    },
  },
  {
    type: "gallery",
    content: {
      style: "carousel",
      headline: "A Walk Through The Hotel",
      items: [
        { type: "image", title: "Morning light in the breakfast room", src: "/r/101.jpg" },
        { type: "image", title: "The pool, ⟦n:25 metres⟧ long", src: "/r/102.jpg" },
        { type: "image", title: "Our chef ⟦a:Antoine Dubois⟧ in the garden", src: "/r/103.jpg" },
      ],
    },
  },
  {
    type: "interactiveReport",
    content: {
      style: "modern",
      headline: "What A Report Shows You",
      features: [
        {
          title: "Energy at a glance",
          description: "Hour by hour",
          icon: "Zap",
          content: {
            title: "Where the power goes",
            description: "See which machine runs when nobody needs it.",
            imageAlt: "A chart with two peaks in the morning.",
          },
        },
        {
          title: "Costs and savings",
          description: "In your own currency",
          icon: "Wallet",
          content: {
            title: "Money, not kilowatts",
            description: "Customers such as ⟦a:Tata Steel⟧ saved ⟦n:1.2 million euros⟧ in the ⟦n:first year⟧.",
          },
        },
      ],
    },
  },
];
