import { z } from "zod";
import { route } from "#contract";

/** What makes a new site its owners', in the order in which people do it. */
export const FIRST_STEPS = ["name", "brand", "home", "mail", "colleague", "entry"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How far a new site is. */
const gettingStarted = z.object({
  done: z.array(z.enum(FIRST_STEPS)).describe("Read from the site itself; with `isHidden`, all of them"),
  isHidden: z.boolean().describe("The setting `gettingStartedHidden`"),
  homeId: z.string().optional().describe("The page at /, where there is one"),
});
export type GettingStarted = z.output<typeof gettingStarted>;

export const gettingStartedContract = {
  readGettingStarted: route({
    method: "GET",
    path: "/api/getting-started",
    summary: "Says which steps of setting up the site are done",
    permission: "settings.edit",
    answer: gettingStarted,
  }),
};
