import type { CorpusReply } from "./corpus-reply.ts";

/** Replies that the rules were made with. */
export const tuningOne: readonly CorpusReply[] = [
  {
    type: "hero",
    facts: ["Reportwell turns a mentor's notes into a report in 25 minutes instead of two hours."],
    content: {
      style: "rightImage",
      topText: { text: "⟦r:Trusted by⟧ ⟦n:500+ schools⟧", link: { text: "See how", href: "#faq-2024" } },
      headline: "Session reports in 25 min",
      description:
        "Mentors jot down a few lines. Reportwell turns them into a draft in 25 minutes, ⟦n:4x faster⟧ than before, and families read it the same evening.",
      image: "/landing/hero/report-2024.svg",
      cta: [{ text: "Start Free Trial", href: "/sign-up", isPrimary: true }],
      trustbar1: "⟦s:SOC 2 Type II⟧",
      trustbar2: "⟦n:4.9/5⟧ from parents",
    },
  },
  {
    type: "hero",
    context: "Bakery in Leeds, open Tuesday to Saturday. Sourdough proves for 48 hours.",
    content: {
      style: "simple",
      headline: "Bread That Takes Its Time",
      description:
        "Our sourdough proves for 48 hours before it meets the oven. Baked by ⟦a:Martha Holloway⟧ and her team since ⟦d:1987⟧.",
      cta: [{ text: "See Our Loaves", href: "/bread", isPrimary: true }],
    },
  },
  {
    type: "features",
    facts: ["Works with OpenAI and Anthropic models."],
    content: {
      style: "cards",
      headline: "Everything Your Team Needs In One Place",
      subheadline: "Tools for mentors, coordinators and the people who answer for both.",
      items: [
        {
          name: "Smart Scheduling",
          description: "Plan sessions in a calendar that everyone can read.",
          icon: "Calendar",
        },
        {
          name: "Bank-Level Security",
          description: "Protected with ⟦s:AES-256⟧ and ⟦s:ISO 27001⟧ controls.",
          icon: "Lock",
        },
        {
          name: "Instant Drafts",
          description: "Save ⟦n:up to 80%⟧ of your writing time. Choose between OpenAI and Anthropic models.",
          icon: "Zap",
          subFeatures: [{ name: "Fast", description: "Ready in ⟦n:30 seconds⟧." }],
        },
      ],
    },
  },
  {
    type: "faq",
    facts: ["Finished reports cost 60 US dollars each.", "Data is stored in the region you choose."],
    content: {
      headline: "Questions we hear often",
      items: [
        { question: "What does it cost?", answer: "You pay $60 for a finished report. There is no set-up fee." },
        {
          question: "Is my data safe?",
          answer: "Yes. We are fully ⟦s:GDPR⟧ and ⟦s:FERPA⟧ compliant and store data in the region you choose.",
        },
        {
          question: "How long does onboarding take?",
          answer: "Most teams are ready within ⟦n:two weeks⟧. Our support team answers ⟦n:24/7⟧.",
        },
        { question: "Can I cancel at any time?", answer: "Of course. Send us a message and we close the account." },
      ],
    },
  },
  {
    type: "testimonials",
    content: {
      style: "carousel",
      headline: "What people say about their evenings",
      items: [
        {
          name: "[Add a name]",
          title: "Less typing",
          quote: "[Add a real quote: Less typing]",
          role: "[Add a role]",
          sample: true,
        },
        {
          name: "⟦a:Sarah Johnson⟧",
          title: "Time back",
          quote: "⟦q:It gave me my Sundays back. I cannot imagine working without it.⟧",
          role: "Head of Mentoring, ⟦a:Lincoln High School⟧",
        },
      ],
    },
  },
  {
    type: "logoClouds",
    facts: ["Customers: Greenfield Trust, Harbour College."],
    content: {
      style: "simple",
      headline: "⟦r:Trusted by⟧ ⟦r:leading⟧ organisations",
      logos: [
        { alt: "Greenfield Trust", name: "Greenfield Trust" },
        { alt: "Harbour College logo", name: "Harbour College" },
        { alt: "⟦a:Northwind Traders⟧", name: "⟦a:Northwind Traders⟧" },
      ],
    },
  },
  {
    type: "compare",
    page: ["Two hours for a report by hand, 25 minutes with Reportwell."],
    content: {
      style: "beforeAfter",
      headline: "The same report, without the long evening",
      beforeCard: {
        title: "Two hours, mostly spent starting",
        description: "Notes lie in a notebook, a chat and a calendar.",
        buttonText: "By hand",
      },
      afterCard: {
        title: "25 minutes, spent on the student",
        description: "A draft waits when the mentor sits down. Teams report ⟦n:40 % fewer errors⟧.",
        buttonText: "With Reportwell",
      },
      closingLine: "You choose what a family reads.",
    },
  },
  {
    type: "banner",
    facts: ["The autumn sale ends on 30 November 2026. Everything is 20 percent off."],
    content: {
      style: "top",
      text: "Autumn sale: 20% off until November 30, 2026. ⟦n:Over 10,000 customers⟧ can't be wrong!",
      cta: [{ text: "Shop Now", href: "/shop" }],
    },
  },
  {
    type: "founderStory",
    context: "Founder Ruth Okafor ran a mentoring programme with forty volunteers for eleven years.",
    content: {
      style: "hero",
      headline: "Why I Stopped Writing Reports On Sundays",
      description:
        "Dear colleague,\n\nFor eleven years I ran a programme with forty volunteers. In ⟦d:2015⟧ I met ⟦a:Daniel Reyes⟧, who became my partner. Together we raised ⟦n:$2.5 million⟧ and won the ⟦a:Innovation in Education Award⟧.\n\nThe looking and the caring stay with people.",
      author: { name: "Ruth Okafor", title: "Founder of Reportwell", credentials: "⟦s:Certified⟧ mentor" },
      pledge: { title: "What I promise", items: [{ text: "We never score or rank a child.", icon: "Heart" }] },
    },
  },
  {
    type: "timeline",
    content: {
      style: "sticky",
      headlinePrefix: "From a mentor’s note",
      headlineSuffix: "to the kitchen table",
      subheadline: "One report on its way, in five steps.",
      items: [
        {
          icon: "Users",
          title: "Step 1: The session ends",
          description: "A mentor and a student talk about fractions.",
        },
        {
          icon: "Zap",
          title: "2. The mentor leaves a note",
          description: "It takes ⟦n:less than 3 minutes⟧ on a phone.",
        },
        { icon: "Bot", title: "The note becomes a draft", description: "Each sentence points back to its note." },
      ],
    },
  },
  {
    type: "profitLeaks",
    content: {
      style: "cards",
      headline: "Where Money Leaks Out Of Your Programme",
      introText:
        "According to a ⟦a:Harvard Business Review⟧ study, managers lose ⟦n:15 hours⟧ every week to paperwork.",
      leaks: [
        {
          title: "Hours nobody budgeted",
          description: "Writing costs an average of ⟦n:€3,400 a year⟧ per coordinator.",
          icon: "Clock",
        },
        { title: "Families who leave", description: "⟦n:One in three families⟧ does not renew.", icon: "UserMinus" },
      ],
      closingLine: "Nobody sends an invoice for any of this.",
    },
  },
  {
    type: "advantagesTable",
    facts: ["A report takes 25 minutes instead of 2 hours."],
    content: {
      style: "responsive",
      headline: "Six things that change, and why",
      advantages: [
        {
          number: 1,
          advantage: "Evenings back",
          icon: "Clock",
          howItWorks: "Mentors correct a draft.",
          gain: "25 minutes where it took 2 hours.",
          citationRefs: ["1"],
        },
        {
          number: 2,
          advantage: "Better retention",
          icon: "Users",
          howItWorks: "Families see progress.",
          gain: "⟦n:30 percent⟧ more families stay.",
          citationRefs: ["2"],
        },
      ],
      citations: [
        {
          symbol: "1",
          title: "Smith et al., ⟦a:Journal of Educational Technology⟧, ⟦d:2021⟧",
          href: "https://example.org/2021",
        },
      ],
    },
  },
  {
    type: "newsletter",
    content: {
      style: "rightForm",
      headline: "A letter about reports that families read",
      subheadline: "Join ⟦n:12,000 readers⟧. Once a month, no spam, and you can leave with one click.",
    },
  },
  {
    type: "qualification",
    content: {
      style: "checklist",
      badge: "Is it for you?",
      headline: "A good fit has most of these in place",
      criteria: [
        {
          title: "You write at least ⟦n:40 reports⟧ a month",
          description: "Below that, a shared template still does the job.",
        },
        { title: "Mentors already take notes", description: "Three lines after a session are enough." },
        {
          title: "You know where student data may go",
          description: "There is a data-protection officer, or a policy.",
        },
      ],
      closing: "Four or more? Start with one group.",
    },
  },
];
