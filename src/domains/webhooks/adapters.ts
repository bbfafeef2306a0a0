import type { JsonObject } from "#shared";
import { discordMessage, slackMessage, teamsMessage } from "./chat-adapters.ts";
import { convertKitSubscriber, hubSpotSubmission, mailchimpMember } from "./contact-adapters.ts";
import { limitedData, shortened, type WebhookEvent } from "./event.ts";

const MAX_TYPE = 100;

/** An event as Standard Webhooks recommends it. */
function plainEvent(event: WebhookEvent): JsonObject {
  const { type, timestamp } = event;
  const values = limitedData(event).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value] as const);
  return { type: shortened(type, MAX_TYPE), timestamp, data: Object.fromEntries(values) };
}

/** The forms that a webhook's body may have. */
export const ADAPTER_NAMES = ["plain", "slack", "discord", "teams", "convertkit", "mailchimp", "hubspot"] as const;
export type Adapter = (typeof ADAPTER_NAMES)[number];

const ADAPTERS: Readonly<Record<Adapter, (event: WebhookEvent) => JsonObject>> = {
  plain: plainEvent,
  slack: slackMessage,
  discord: discordMessage,
  teams: teamsMessage,
  convertkit: convertKitSubscriber,
  mailchimp: mailchimpMember,
  hubspot: hubSpotSubmission,
};

/** Writes the body of a webhook, as JSON of limited size. */
export function bodyOf(adapter: Adapter, event: WebhookEvent): string {
  return JSON.stringify(ADAPTERS[adapter](event));
}
