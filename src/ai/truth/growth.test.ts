import { expect, it } from "vitest";
import { findClaims } from "./find-claims.ts";

/** Reads a text as copy, then as what people wrote. */
function secondsFor(long: string): number {
  const start = process.cpuUsage();
  findClaims({ long }, { facts: [], context: "98 %", page: [] });
  findClaims({ text: "98 %" }, { facts: [], context: long, page: [] });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const SAMPLES = [
  "A.B.",
  "A.B. School ",
  "Aa Bb of 2019-",
  "Dr. A. ",
  "TutorFlow",
  "TutorFlow Of ",
  "“a ",
  "‘a’a ",
  "'a ",
  "'a' ",
  "thirty-day-",
  "½ ",
  "**",
  "p. m. ",
  "<a ",
  '<img alt="',
  "a@a.",
  "a.a",
  "](",
  "[Add ",
  "1 to ",
  "1 million ",
  "111 ",
  "1.1,",
  "one the ",
  "twenty-",
  "of ",
  "of March ",
  "no ",
  "no, ",
  "never ISO 27001, ",
  "e.g. no: ",
  "٣",
  "𝟗",
  "％",
  "certified-",
  "daten nicht ",
  "kostenlos gibt es ",
  "hundert",
  "hundertund ",
  "quatre-vingt-",
  "vingt-et-",
  "五百",
  "12位",
  "»a ",
  "「",
  "a.com",
  "ab-",
  "4 to ",
  "meilleurs ",
  "★",
  "ב-1",
  "the best ",
  "a",
  "A",
  " ",
  "\n> ",
  "--",
];

const SIZES = [4000, 16_000, 64_000];
/** From one size to the next quadratic time grows sixteenfold, linear time fourfold. */
const MAX_GROWTH = 8;
/** What takes less is measured too inexactly. */
const SHORTEST = 0.02;

/** The least of several runs, of the processor's time: whatever else the machine does only adds to it. */
function leastSeconds(long: string): number {
  return Math.max(SHORTEST, Math.min(...Array.from({ length: 3 }, () => secondsFor(long))));
}

it.each(SAMPLES)("takes time proportional to the length of text made of %j", { tags: ["slow"] }, (sample) => {
  const [short = 0, middle = 0, long = 0] = SIZES.map((size) => leastSeconds(sample.repeat(size / sample.length)));
  expect(Math.max(middle / short, long / middle)).toBeLessThan(MAX_GROWTH);
});
