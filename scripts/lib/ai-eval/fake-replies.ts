import { demoReply, jsonReply, refusal, textReply, type Behaviour } from "../fake-provider/index.ts";
import type { FakeRequest } from "../fake-provider/request.ts";
import { PAGE_PROMPTS } from "./evaluate.ts";

const faq = (item: object) =>
  jsonReply({ faq: { headline: "Demo", items: [{ question: "Demo?", answer: "Demo copy.", ...item }] } });

/** Failures on some pages: the answers to the first questions for a plan or a block. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, readonly Behaviour[]>>>> = {
  "Branch & Merge": { faq: [textReply("I would rather talk about the weather.")] },
  "Northlake University": { hero: [textReply('{"hero":{"headline":"Demo')], features: [refusal()] },
  "Threefold Tutors": { faq: [faq({ link: { text: "More", href: "javascript:alert(1)" } })] },
  "Alder Wood Nursery": { newsletter: [refusal(), refusal()] },
  "Mundo Small": { plan: [textReply("A pricing page needs a clear table.")] },
  "Walk Beside": { faq: [faq({ answer: "93 % of our mentors stay for a second year." })] },
};

/** Answers an evaluation with demo copy, and on some pages with failures, some of which can be repaired. */
export function fakeReplies(): (request: FakeRequest) => Behaviour {
  const counts = new Map<string, number>();
  return (request) => {
    const asked = request.texts.join("\n");
    const site = PAGE_PROMPTS.find((prompt) => asked.includes(prompt.context.slice(0, 60)))?.site.siteName ?? "";
    const type = request.schema?.name ?? "";
    const count = counts.get(`${site} ${type}`) ?? 0;
    counts.set(`${site} ${type}`, count + 1);
    return FAULTS[site]?.[type]?.[count] ?? { ...demoReply(request), firstDelay: 0, delay: 0 };
  };
}
