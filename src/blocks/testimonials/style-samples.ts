import { defaults } from "./defaults.ts";
import type { Testimonial, Testimonials } from "./schema.ts";

/** Adds facts to the shipped voices, each to one. */
function voices(...facts: readonly Partial<Testimonial>[]): Testimonial[] {
  return defaults.items.slice(0, facts.length).map((voice, index) => Object.assign({}, voice, facts[index]));
}

/** What only some styles show. All of it is sample copy, as the shipped quotes are. */
export const styleSamples: Partial<Record<Testimonials["style"], Partial<Testimonials>>> = {
  wall: { color: "tint" },
  spotlight: { color: "paper" },
  results: {
    color: "paper",
    headline: "Three sample programmes, and what changed for each",
    items: voices(
      {
        role: "Programme director",
        company: "A mentoring charity",
        figure: "25 min",
        figureLabel: "for a report that used to take two hours",
      },
      { company: "A reading programme", figure: "6 lines", figureLabel: "of notes on the way home are enough" },
      {
        role: "Parent of a student",
        company: "A tutoring centre",
        figure: "1 page",
        figureLabel: "that a parent reads the same evening",
      },
    ),
  },
  video: {
    color: "tint",
    items: voices(
      { video: "/landing/tour.webm", poster: "/landing/video/poster.svg" },
      { video: "/landing/tour.webm" },
      { video: "/landing/tour.webm" },
    ),
  },
};
