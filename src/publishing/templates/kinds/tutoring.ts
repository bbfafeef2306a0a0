import type { JsonObject } from "#shared";

/** A tutoring company: from the first question of a parent to a first lesson. */
export const blocks: JsonObject[] = [
  {
    hero: {
      style: "rightImage",
      headline: "Lessons that begin where your child is stuck",
      description:
        "One student, one tutor, one subject at a time. We find the step that went missing, go back to it, and build up from there.",
      image: "/landing/templates/lesson.svg",
      cta: [
        { text: "Ask for a first lesson", href: "#first-lesson", isPrimary: true },
        { text: "See what it costs", href: "#prices" },
      ],
      trustbar1: "[Add the subjects that you teach]",
      trustbar2: "[Add the places where you teach, or “online”]",
    },
  },
  {
    features: {
      style: "list",
      color: "tint",
      headline: "What makes a good hour",
      subheadline: "Most of it happens before anyone opens a book.",
      items: [
        {
          name: "The right tutor",
          description:
            "Knowing a subject isn’t enough. We look for someone who can explain it three ways, and stay calm for the fourth.",
          icon: "Users",
        },
        {
          name: "A small next step",
          description:
            "Every lesson has one aim that fits on a sticky note. At the end, your child says it in their own words.",
          icon: "Target",
        },
        {
          name: "A word to you afterwards",
          description:
            "What went well, what was hard, and one thing to try at home. No jargon and no grades for effort.",
          icon: "MessageCircle",
        },
      ],
    },
  },
  {
    tabs: {
      style: "segments",
      headline: "Help that fits the year",
      items: [
        {
          name: "Primary",
          icon: "PenLine",
          title: "Reading, writing and numbers",
          description: "Short exercises, plenty of talking, and a break before it is needed.",
          points: [
            { text: "Reading aloud without fear of mistakes" },
            { text: "Times tables that stay after the test" },
            { text: "[Add a focus of your primary lessons]" },
          ],
        },
        {
          name: "Secondary",
          icon: "BookOpen",
          title: "Keeping up, and catching up",
          description:
            "New topics at school are only half of it. The other half is the gap from two years ago that nobody has closed.",
          points: [
            { text: "A look at last year’s work before the first lesson" },
            { text: "Homework as a guide, not as the goal" },
            { text: "[Add a focus of your secondary lessons]" },
          ],
        },
        {
          name: "Exams",
          icon: "GraduationCap",
          title: "A plan that ends on the day",
          description: "We count back from the date, divide the topics into weeks, and leave the last week free.",
          points: [
            { text: "Past papers, marked together" },
            { text: "Answers that show the working" },
            { text: "[Add the exams that you prepare for]" },
          ],
        },
      ],
    },
  },
  {
    steps: {
      style: "line",
      color: "brand",
      headline: "From a phone call to a Tuesday routine",
      items: [
        {
          title: "You tell us what happened",
          description:
            "A test that went wrong, a topic that never clicked, a child who has stopped asking. Ten minutes are enough.",
        },
        {
          title: "We suggest one tutor",
          description:
            "With the reason why, and the times that would work. If it isn’t a match, you tell us and we suggest another.",
        },
        {
          title: "The first lesson is for getting to know each other",
          description: "Your child works on something real, and decides afterwards. Nothing is signed before that.",
        },
        {
          title: "You settle on a rhythm",
          description: "[Add the usual length and number of lessons a week]",
        },
      ],
      cta: [{ text: "Ask for a first lesson", href: "#first-lesson", isPrimary: true }],
    },
  },
  {
    columns: {
      style: "cards",
      color: "tint",
      headline: "What it costs",
      subheadline: "One price per lesson, whatever the subject.",
      items: [
        {
          icon: "CalendarDays",
          title: "Single lessons",
          text: "**[Add a price] a lesson**\n\n- Book week by week\n- Any subject that we teach\n- [Add the terms for cancelling]",
        },
        {
          icon: "Repeat",
          title: "A term",
          text: "**[Add a price] a lesson**\n\n- The same tutor and time each week\n- A talk with you at half-term\n- [Add the terms for cancelling]",
        },
        {
          icon: "Users",
          title: "In a pair",
          text: "**[Add a price] each**\n\n- Two friends at the same level\n- One tutor for both\n- [Add the terms for cancelling]",
        },
      ],
    },
    id: "prices",
  },
  {
    testimonials: {
      style: "spotlight",
      color: "paper",
      headline: "What families say",
      items: [
        {
          name: "[Add a name]",
          avatar: "/landing/templates/person-2.svg",
          quote: "[Add the words of a parent: what was hard before, and what is easier now]",
          role: "[Add the year of the child]",
        },
        {
          name: "[Add a name]",
          quote: "[Add the words of a student: the moment when something made sense]",
          role: "[Add the subject]",
        },
      ],
    },
  },
  {
    faq: {
      style: "contact",
      color: "tint",
      headline: "Before you ask for a lesson",
      contact: {
        title: "Something else on your mind?",
        text: "Write to us. A tutor answers, not a script.",
        cta: [{ text: "Write to us", href: "/contact", isPrimary: true }],
      },
      items: [
        {
          question: "Who are the tutors?",
          answer: "[Add the training of your tutors, and how you check their background]",
        },
        {
          question: "How soon will we see a difference?",
          answer:
            "In the first weeks, mostly in mood: homework starts with less of a fight. Marks follow more slowly, and nobody can promise them honestly.",
        },
        {
          question: "What if my child doesn’t get on with the tutor?",
          answer:
            "Tell us after the first lesson, in a sentence. We suggest someone else, and nobody has to explain anything.",
        },
        {
          question: "Can lessons take place online?",
          answer: "[Add an answer: where lessons take place, and what is needed for online ones]",
        },
      ],
    },
  },
  {
    form: {
      style: "split",
      color: "gradient",
      headline: "Ask for a first lesson",
      image: "/landing/templates/person-3.svg",
      subheadline:
        "Tell us a little about your child. We answer with a tutor’s name and a time. Please leave out anything about health.",
      formName: "First lesson",
      fields: [
        { id: 1, type: "text", label: "Your name", required: true },
        { id: 2, type: "email", label: "Email", required: true },
        { id: 3, type: "text", label: "Subject", required: true },
        { id: 4, type: "choice", label: "Age group", options: ["Primary", "Secondary", "Exam year"] },
        { id: 5, type: "longText", label: "What is hard at the moment?" },
      ],
      consentText: "I agree that you use what I enter here to answer me, as the [privacy policy] says",
      submitText: "Ask for a lesson",
      thanks: "Thank you. We have your message and will answer by email.",
    },
    id: "first-lesson",
  },
];
