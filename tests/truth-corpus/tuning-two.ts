import type { CorpusReply } from "./corpus-reply.ts";

/** Replies that the rules were made with: more block types, Spanish. */
export const tuningTwo: readonly CorpusReply[] = [
  {
    type: "specialOffer",
    facts: ["Ten founding places. First three months at the price of reports only."],
    content: {
      style: "launch",
      headline: "Ten founding places, on plain terms",
      subheadline: "Only ⟦n:3 places⟧ left!",
      offerDetails:
        "Price: For three months you pay for finished reports only.\nContact: One named person answers within ⟦n:24 hours⟧.",
      howItWorksSteps: [{ title: "Talk to us", description: "Tell us how reports are written today." }],
      ctaButton: { text: "Ask for a founding place", href: "/contact" },
      guaranteeText: "⟦n:30-day⟧ ⟦p:money-back guarantee⟧.",
    },
  },
  {
    type: "content",
    facts: ["The clinic opened in 2009 in Porto. Dr. Ana Sousa leads it."],
    content: {
      style: "simple",
      content:
        '<h2>About the Clinic</h2><p>Since 2009 Dr. Ana Sousa and her team have looked after families in Porto. We have treated <b>⟦n:more than 20,000⟧</b> patients.</p><p>Our surgeons are <em>⟦s:board-certified⟧</em>. Read <a href="/team?id=77">about the team</a>.</p><img src="/a-1999.png" alt="">',
    },
  },
  {
    type: "video",
    content: {
      style: "simple",
      headline: "See it in action",
      subheadline: "A ⟦n:90-second⟧ tour of one session, from the first note to the last word.",
      src: "https://www.youtube.com/watch?v=12345678901",
      imageAlt: "A mentor’s notes beside the report that came of them.",
    },
  },
  {
    type: "interactiveReport",
    content: {
      style: "modern",
      headline: "Open one report and look inside",
      features: [
        {
          title: "Summary for the family",
          description: "Plain words, half a page",
          icon: "Heart",
          content: {
            title: "A letter, not a form",
            description: "The family reads what went well.",
            image: "/x.svg",
            imageAlt: "A letter about ⟦a:Maya Chen⟧, dated ⟦d:14 May 2024⟧.",
          },
        },
        {
          title: "Who approved it",
          description: "From note to sent",
          icon: "UserCheck",
          content: { title: "A history to show", description: "Approved at ⟦n:16:42⟧ by a coordinator." },
        },
      ],
    },
  },
  {
    type: "heading",
    content: {
      headline: "The ⟦r:#1⟧ platform for tutors",
      subheadline: "The ⟦r:most trusted⟧ and ⟦s:award-winning⟧ way to report.",
      position: "center",
    },
  },
  {
    type: "pricing",
    facts: ["Plans: Starter 1200 USD a year, Team 3,000 USD a year."],
    content: {
      style: "simple",
      headline: "Simple, honest pricing",
      subheadline: "Starter is $1,200 a year, Team is $3000 a year. Enterprise starts at ⟦n:$9,500⟧.",
      bottomText: { text: "Save ⟦n:15%⟧ when you pay yearly.", link: { text: "Talk to us", href: "/contact" } },
    },
  },
  {
    type: "hero",
    context: "Estudio de yoga en Valencia. Clases de 60 minutos.",
    content: {
      style: "simple",
      headline: "Respira, muévete, descansa",
      description:
        "Clases de 60 min en el centro de Valencia. ⟦r:El mejor⟧ estudio de la ciudad, con ⟦n:más de 300 alumnos⟧ y profesores ⟦s:certificados⟧.",
      cta: [{ text: "Reserva tu clase", href: "/reservas" }],
      trustbar1: "Abierto desde ⟦d:2012⟧",
    },
  },
  {
    type: "faq",
    facts: ["Entrega en 3 días laborables.", "Garantía de dos años."],
    content: {
      headline: "Preguntas frecuentes",
      items: [
        { question: "¿Cuánto tarda el envío?", answer: "Tu pedido llega en 3 días laborables." },
        { question: "¿Hay garantía?", answer: "Sí, 2 años. Además puedes devolverlo en ⟦n:30 días⟧." },
        { question: "¿Cuánto cuesta?", answer: "El envío cuesta ⟦n:4,95 €⟧ y es gratis a partir de ⟦n:50 euros⟧." },
        {
          question: "¿Cumplís con la ley?",
          answer: "Cumplimos el ⟦s:RGPD⟧ y nuestros muebles llevan el sello ⟦s:FSC⟧.",
        },
      ],
    },
  },
  {
    type: "features",
    content: {
      style: "list",
      headline: "Todo lo que necesitas para tu huerto",
      items: [
        {
          name: "Riego automático",
          description: "Ahorra ⟦n:hasta un 40 %⟧ de agua sin pensar en ello.",
          icon: "Droplet",
        },
        {
          name: "Consejos cada semana",
          description: "Plantas, plagas y abono, explicados con palabras sencillas.",
          icon: "Book",
        },
        {
          name: "Comunidad",
          description: "⟦n:Miles de hortelanos⟧ comparten sus trucos. ⟦a:Carmen Ortega⟧ responde cada lunes.",
          icon: "Users",
        },
      ],
    },
  },
  {
    type: "testimonials",
    content: {
      style: "simple",
      headline: "Lo que dicen nuestros clientes",
      items: [
        {
          name: "[Add a name]",
          quote: "⟦q:Desde que usamos la aplicación dormimos mejor.⟧",
          role: "Directora de ⟦a:Clínica San Rafael⟧",
        },
      ],
    },
  },
  {
    type: "banner",
    content: {
      style: "bottom",
      text: "⟦r:Líder⟧ en reformas desde ⟦d:1995⟧. Llámanos al ⟦n:+34 600 123 456⟧.",
      dismissible: true,
    },
  },
  {
    type: "howItWorks",
    content: {
      style: "visual-steps",
      headline: "Set up once, then a week like any other",
      steps: [
        {
          id: 1,
          title: "Import Your Students",
          description: "Upload the spreadsheet you already keep.",
          image: "/s-1.svg",
          imageAlt: "A class spreadsheet becomes a list.",
        },
        { id: 2, title: "Write Notes After The Session", description: "Two or three sentences are plenty." },
        { id: 3, title: "Send And File", description: "Families get a link that opens without an account." },
      ],
    },
  },
  {
    type: "features",
    content: {
      style: "cards",
      headline: "Why Growers Choose Us",
      subheadline: "Seeds, soil and sound advice.",
      items: [
        { name: "Heritage Seeds", description: "Old varieties, saved by hand and tested in our own beds." },
        { name: "Honest Advice", description: "Ask a gardener, not a bot. We answer every letter." },
        { name: "Slow Shipping", description: "We pack on Mondays so that nothing wilts over a weekend." },
      ],
    },
  },
  {
    type: "hero",
    facts: ["Lumen Legal is a law firm in Dublin with 12 solicitors."],
    content: {
      headline: "Clear Advice When It Counts",
      description:
        "Lumen Legal is a team of twelve solicitors in Dublin. We have won ⟦n:98% of our cases⟧ and ⟦n:hundreds of clients⟧ recommend us. Former judge ⟦a:Patrick O’Donnell⟧ chairs our board.",
      cta: [{ text: "Book A Consultation", href: "/contact" }],
      trustbar1: "⟦r:Ireland’s leading⟧ family lawyers",
      trustbar2: "Featured in ⟦a:The Irish Times⟧",
    },
  },
];
