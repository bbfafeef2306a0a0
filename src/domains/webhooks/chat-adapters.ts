import type { JsonObject } from "#shared";
import { factsOf, shortened, titleOf, type WebhookEvent } from "./event.ts";

const FACTS = { count: 20, max: 300 };
/** Discord refuses messages of more than 2,000 characters. */
const MAX_DISCORD = 2000;

const slackText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What people wrote stays text: no mention, no link, no formatting. */
const discordText = (text: string) => text.replaceAll(/[\\*_~`|>#[\]()@:-]/g, String.raw`\$&`);

/** The same for the little Markdown that cards know. */
const cardText = (text: string) => text.replaceAll(/[\\*_[\]]/g, String.raw`\$&`);

/** A message of a Slack app's incoming webhook: plain text, in which only &, < and > mean something else. */
export function slackMessage(event: WebhookEvent): JsonObject {
  const lines = factsOf(event, FACTS).map(([name, text]) => `${slackText(name)}: ${slackText(text)}`);
  return {
    text: [slackText(titleOf(event)), ...lines].join("\n"),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** A message of a Discord channel's webhook. Nobody is notified by name. */
export function discordMessage(event: WebhookEvent): JsonObject {
  const lines = factsOf(event, FACTS).map(([name, text]) => `**${discordText(name)}:** ${discordText(text)}`);
  const content = shortened([`**${discordText(titleOf(event))}**`, ...lines].join("\n"), MAX_DISCORD);
  return { content, allowed_mentions: { parse: [] } };
}

/** A message of a Teams channel's workflow: an adaptive card with a list of facts. */
export function teamsMessage(event: WebhookEvent): JsonObject {
  const facts = factsOf(event, FACTS).map(([name, text]) => ({ title: cardText(name), value: cardText(text) }));
  const title = { type: "TextBlock", text: cardText(titleOf(event)), size: "Medium", weight: "Bolder", wrap: true };
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [title, { type: "FactSet", facts }],
  };
  return { type: "message", attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content }] };
}
