import type { PagePrompt } from "./page-prompt.ts";

/** Organisations that teach. */
export const educationPrompts: readonly PagePrompt[] = [
  {
    name: "Reading helpers for primary schools",
    language: "en",
    site: {
      siteName: "Page & Pair",
      description: "Volunteers who read with children in Leeds",
      audience: "Head teachers of primary schools, and people who might volunteer",
      tone: "Warm, plain, no exclamation marks",
      facts: [
        "Founded in 2014 in Leeds",
        "212 volunteers read in 38 primary schools",
        "Each child reads with the same person for 30 minutes twice a week",
        "Every volunteer has a DBS check and a day of training",
        "Schools pay nothing",
      ],
    },
    context:
      "A page for head teachers. They should see how a term with us runs, what we ask of a school (a quiet corner, one contact person), and how to ask for a first visit.",
  },
  {
    name: "Coding evenings for girls",
    language: "en",
    site: {
      siteName: "Branch & Merge",
      description: "Free programming evenings for girls of 13 to 17",
      audience: "Girls and their parents",
      facts: [
        "Thursdays from 17:30 to 19:30 in the central library of Dundee",
        "Laptops and food are there",
        "No experience is needed",
        "Eight mentors from local companies",
      ],
    },
    context:
      "Announce the autumn term. Parents worry whether it is safe and whether it costs anything; girls worry whether they belong. Leave names and prices out, it is free.",
    tone: "Like an older sister, never cool",
  },
  {
    name: "Evening school for adults, about exams",
    language: "en",
    site: {
      siteName: "Second Term",
      description: "GCSE English and maths for adults",
      audience: "Adults who left school without exams",
      facts: [
        "Classes run on two evenings a week, September to May",
        "Groups of at most 12",
        "Free for anyone without a grade 4",
        "Childcare on site at the Moss Side centre",
      ],
    },
    context:
      "People are ashamed and expect to be judged. Say what a first evening is like and what happens if they miss one. A short page, one purpose: book a chat.",
    tone: "Respectful, adult to adult",
  },
  {
    name: "University open days",
    language: "en",
    site: {
      siteName: "Northlake University",
      description: "A university of applied sciences by the lake",
      audience: "Pupils of 16 to 19 and their parents",
      facts: [
        "Open days on 12 October and 9 November 2026",
        "34 degree courses in engineering, health and design",
        "Every course has a placement of one term",
        "Free shuttle from the railway station",
      ],
    },
    context:
      "An open-day page: why come, how the day runs (welcome, campus walk, taster class, questions), how to get there, how to book. Ignore rankings, we are not in any.",
  },
  {
    name: "Tutoring in small groups",
    language: "en",
    site: {
      siteName: "Threefold Tutors",
      description: "Maths and physics in groups of three",
      audience: "Parents of pupils in years 9 to 13",
      facts: [
        "Groups of three pupils at the same level",
        "£24 for a lesson of 60 minutes",
        "Lessons online or in Bristol",
        "The first lesson is free and nobody has to sign anything",
      ],
    },
    context:
      "Landing page from an advertisement. Compare a group of three with one-to-one and with a class honestly. Answer: what if my child is behind, what if the group does not fit, can we stop.",
  },
  {
    name: "Forest nursery",
    language: "en",
    site: {
      siteName: "Alder Wood Nursery",
      description: "A nursery in the forest for children of 3 to 6",
      audience: "Parents in and around Hexham",
      facts: [
        "Outdoors in all weather but storm",
        "16 places, two teachers and one helper",
        "Monday to Friday, 8:30 to 14:30",
        "Places for September are given by lot in March",
      ],
    },
    context: "Parents ask about cold, toilets, ticks and reading. Explain a day, and how the lot works.",
    tone: "Calm, a little humour",
  },
  {
    name: "Teacher training, a course page",
    language: "en",
    site: {
      siteName: "Clear Board",
      description: "Training for teachers who want calmer classrooms",
      audience: "Teachers in their first five years",
      facts: [
        "Six live sessions online, Tuesdays at 16:15, 90 minutes each",
        "£180 a person, £900 for a school with up to eight teachers",
        "Recordings are kept for a year",
        "Taught by two former heads of department",
      ],
    },
    context:
      "A sales page for the course. What teachers will do differently on Monday, what is in each session in a line, price, and for whom it is not.",
  },
  {
    name: "Language school, pricing",
    language: "en",
    site: {
      siteName: "Mundo Small",
      description: "Spanish and Portuguese for families",
      audience: "Families who move abroad",
      facts: [
        "Family lesson: €39 for 50 minutes",
        "Ten lessons: €350",
        "Teachers are native speakers with a diploma",
        "Lessons can be moved until 24 hours before",
      ],
    },
    context: "Only a pricing page. Two offers, what is in both, the questions people ask before they pay.",
  },
  {
    name: "Scholarship fund",
    language: "en",
    site: {
      siteName: "The Ladder Fund",
      description: "Scholarships for the first in a family to study",
      audience: "Pupils in their last two years of school; also donors",
      tone: "Serious, hopeful, no pity",
      facts: [
        "£4,000 a year for three years",
        "25 scholarships each year",
        "Applications from 1 February to 15 April",
        "A mentor for the first year comes with each scholarship",
      ],
    },
    context:
      "For applicants first, with one block for donors. Say who can apply (first in the family, place at a UK university), what we look at, and the way from form to answer.",
  },
  {
    name: "Escuela de adultos",
    language: "es",
    site: {
      siteName: "Aula Abierta",
      description: "Clases gratuitas para personas adultas en Valencia",
      audience: "Personas que no terminaron la escuela",
      tone: "Cercano, de usted",
      facts: [
        "Clases de lunes a jueves, de 18:00 a 20:30",
        "Grupos de 15 personas como máximo",
        "La matrícula es gratuita",
        "Preparamos el título de graduado en ESO",
      ],
    },
    context:
      "Una página para quien duda en volver a estudiar. Qué pasa el primer día, qué hace falta para matricularse, y las preguntas que nos hacen por teléfono.",
  },
];
