import type { Content } from "./schema.ts";

const TEXT = `A report takes shape in three steps, and a person stands at the end of each. This page describes what happens
between a session and the message that a family reads. If you only want the figures, go to [what it costs](#what-it-costs).

## Before the first session

Import the list of students once. A spreadsheet with these columns is enough; anything else in it is ignored.

| Column | Example | Needed |
| --- | --- | :-: |
| Student | Amina K. | yes |
| Mentor | t.okafor@example.org | yes |
| Language of the family | Portuguese | no |
| Sessions planned | 12 | no |

1. Invite the mentors. Each one sees *only* the students in their own list.
2. Choose who approves. A mentor may approve their own reports, or a lead reads them first.
3. Write one note, so that everyone has seen the way once:
   - what the student set out to do,
   - what happened,
   - what comes next.

Before the first session, someone has

- [x] imported the students,
- [x] invited the mentors,
- [ ] chosen who approves.

## After a session

The mentor writes a note, by keyboard or by voice, in whatever order it comes to mind. The draft follows in under a
minute. **Sections without a note behind them stay empty** and are marked, so that nobody fills a gap with a guess.

> A draft is a suggestion. Whoever approves it has read it, and puts their name below it.

<figure>
<img src="/landing/how-it-works/step-2.svg" alt="A mentor’s week, and the note on one session of it" width="640" height="420">
<figcaption>A week at a glance: the session that still needs a note is marked, and the note is written beside it.</figcaption>
</figure>

### Notes that come from another system

Send them to the address of your organisation. A note is a short piece of JSON; \`written\` may be left out and is then
the moment of arrival.

\`\`\`json
{
  "student": "amina-k",
  "written": "2026-03-04T16:20:00Z",
  "text": "Second practice paper, finished on time. Fractions are steady now."
}
\`\`\`

Press <kbd>Ctrl</kbd> + <kbd>Enter</kbd> to save a note without leaving the keyboard.

## What it costs

A finished report costs 60 US dollars. A draft that nobody approves costs nothing.[^1]

<details>
<summary>When does a report count as finished?</summary>
<p>When a person has approved it. Later corrections belong to the same report.</p>
</details>

---

Something missing here? Write to <hello@reportwell.example>, or read the [privacy policy](/privacy-policy).

[^1]: The figure is the one that the calculator begins with. Drafts are kept for a year.
`;

/** A page of a manual, with everything that running text may hold. */
export const sample: Content = { style: "simple", content: TEXT };
