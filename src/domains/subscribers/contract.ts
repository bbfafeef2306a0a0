import { z } from "zod";
import { listOf, route } from "#contract";
import { CSV, submission, submissionQuery, LISTED } from "#forms";

const state = z.enum(["subscribed", "asked", "unsubscribed"]).describe("asked: they haven't confirmed it yet");

/** A sign-up for the newsletter, where it came from, and whether they get it. */
const storedSubscriber = submission.extend({
  source: z.string(),
  state,
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type StoredSubscriber = z.output<typeof storedSubscriber>;

/** A sign-up as lists show it. */
const listedSubscriber = storedSubscriber.pick({ ...LISTED, locale: true, state: true });
export type ListedSubscriber = z.output<typeof listedSubscriber>;

/** Newsletter sign-ups: the list, a single one, and a CSV file of all. */
export const subscriberContract = {
  listSubscribers: route({
    method: "GET",
    path: "/api/subscribers",
    summary: "Lists newsletter sign-ups, newest first",
    permission: "lead.read",
    query: submissionQuery,
    answer: listOf(listedSubscriber),
  }),
  exportSubscribers: route({
    method: "GET",
    path: "/api/subscribers.csv",
    summary: "Downloads everyone who gets the newsletter as CSV",
    permission: "lead.read",
    answer: CSV,
  }),
  readSubscriber: route({
    method: "GET",
    path: "/api/subscribers/:id",
    summary: "Reads everything about one sign-up",
    permission: "lead.read",
    answer: storedSubscriber,
  }),
};
