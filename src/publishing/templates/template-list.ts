/** What a template is for, as the gallery groups them. */
export const TEMPLATE_KINDS = {
  education: "Education",
  events: "Events",
  services: "Services",
  products: "Products",
  people: "People and causes",
} as const;
export type TemplateKind = keyof typeof TEMPLATE_KINDS;

/**
 * The templates for different kinds of site, as people choose between them; their blocks are in `kinds`. `words` are what
 * people call such a site.
 */
export const SITE_TEMPLATES = [
  {
    name: "tutoring",
    label: "Tutoring company",
    kind: "education",
    description: "Lessons by age group, prices, and a form for a first lesson.",
    words: ["tutor", "tutoring", "lessons", "homework", "pupils", "clases particulares", "alumnos"],
  },
  {
    name: "course",
    label: "Online course",
    kind: "education",
    description: "Who it is for, week by week, the teachers, and how to join.",
    words: ["course", "curriculum", "e-learning", "curso"],
  },
  {
    name: "agency",
    label: "Agency",
    kind: "services",
    description: "A large statement, selected work, and how you work.",
    words: ["agency", "studio", "branding", "agencia", "estudio"],
  },
  {
    name: "event",
    label: "Event",
    kind: "events",
    description: "Programme by day, speakers, tickets, and the way there.",
    words: ["conference", "festival", "speakers", "meetup", "congreso", "ponentes"],
  },
  {
    name: "app",
    label: "App",
    kind: "products",
    description: "What it does, before and after, plans, and a start.",
    words: ["app", "software", "saas", "android", "ios", "aplicación"],
  },
  {
    name: "waitlist",
    label: "Waitlist",
    kind: "products",
    description: "The problem, the promise, and a place on the list.",
    words: ["waitlist", "waiting list", "coming soon", "early access", "lista de espera"],
  },
  {
    name: "restaurant",
    label: "Restaurant",
    kind: "services",
    description: "The menu, the kitchen, opening hours, and a table.",
    words: ["restaurant", "café", "bistro", "bakery", "chef", "menu", "restaurante", "cafetería"],
  },
  {
    name: "non-profit",
    label: "Non-profit",
    kind: "people",
    description: "Why you exist, what a gift does, and three ways to help.",
    words: ["non-profit", "nonprofit", "charity", "donations", "volunteers", "ong", "donaciones", "voluntarios"],
  },
  {
    name: "local-service",
    label: "Local service",
    kind: "services",
    description: "What you do in town, what it costs, and how to call you.",
    words: [
      "plumber",
      "electrician",
      "repairs",
      "cleaning",
      "roofing",
      "gardener",
      "fontanero",
      "electricista",
      "reparaciones",
    ],
  },
  {
    name: "portfolio",
    label: "Portfolio",
    kind: "people",
    description: "Your work first, then who made it and how to write to you.",
    words: [
      "portfolio",
      "freelance",
      "photographer",
      "illustrator",
      "designer",
      "portafolio",
      "fotógrafa",
      "fotógrafo",
    ],
  },
  {
    name: "product-launch",
    label: "Product launch",
    kind: "products",
    description: "A closer look, the facts, and the first edition to order.",
    words: ["launch", "pre-order", "preorder", "gadget", "first edition", "lanzamiento"],
  },
  {
    name: "webinar",
    label: "Webinar",
    kind: "events",
    description: "One question, one hour, the speakers, and a seat.",
    words: ["webinar", "online talk", "workshop", "seminario"],
  },
] as const satisfies readonly {
  name: string;
  label: string;
  kind: TemplateKind;
  description: string;
  words: readonly string[];
}[];
export type SiteTemplate = (typeof SITE_TEMPLATES)[number]["name"];

/** What a new page may begin with. */
export const TEMPLATES = ["landing", "pricing", "blog", "empty", ...SITE_TEMPLATES.map(({ name }) => name)] as const;
export type Template = (typeof TEMPLATES)[number];
