import { makeEngine, type Automations, type Ports } from "#automations/server";
import type { Services } from "../services.ts";
import type { AskNeeds } from "../ai/open-reply.ts";
import { aiStep } from "./ai-step.ts";
import { atMostEvery } from "../events/at-most-every.ts";
import { mailStep } from "./mail-step.ts";
import { readPeriod } from "./read-period.ts";
import { noteSentStep, updateStep } from "./update-step.ts";
import { rowStep } from "./row-step.ts";
import { nameEntries } from "./name-entries.ts";
import { readEntry } from "./read-entry.ts";

type Needs = AskNeeds &
  Pick<
    Services,
    "database" | "environment" | "origin" | "mail" | "settings" | "webhooks" | "entrySources" | "events" | "log"
  >;

/** The shortest time between two notifications of browsers about executions. */
const TELL_EVERY_MS = 250;

/** Opens the engine of this process; it polls for work once it is started. */
export function openAutomations(needs: Needs): Automations {
  const { database, entrySources, events, origin, settings, webhooks, log } = needs;
  const ports: Ports = {
    readEntry,
    nameEntries,
    readSite: () => ({ name: settings.current.siteName, origin }),
    mail: mailStep(needs),
    webhook: webhooks.attempt,
    ai: aiStep(needs),
    row: rowStep(database),
    update: updateStep(database, entrySources),
    noteSent: noteSentStep,
    readPeriod,
    secretFor: webhooks.endpointFor,
  };
  const onFailure = (error: unknown, executionId?: string) =>
    log.error({ err: error, executionId }, "a step of an automation failed: it will be tried again");
  const tell = atMostEvery(TELL_EVERY_MS, () => events.tellTopic("executions"));
  return { engine: makeEngine({ database, ports, onFailure, onProgress: tell }), ports, tell };
}
