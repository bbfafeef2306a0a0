import { z } from "zod";
import { cursor, limit, listOf, route } from "#contract";
import { ADAPTER_NAMES } from "./adapters.ts";
import { outcome } from "./outcome.ts";

const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  createdAt: z.string(),
  isEnabled: z.boolean(),
  disabledBecause: z.enum(["gone", "hand"]).optional().describe("gone: the receiver answered 410"),
  deliveredAt: z.string().optional().describe("The last webhook that was accepted, within a minute"),
  failingSince: z.string().optional().describe("The first failure since then"),
  failure: z.string().optional().describe("A sentence about the last failure"),
  isUnhealthy: z.boolean().describe("On and failing for an hour, or gone"),
  oldSecretUntil: z.string().optional().describe("How long the secret before the present one is valid"),
});
export type Endpoint = z.output<typeof endpoint>;

/** The addresses that receive webhooks. They are made by what sends to them; here admins look after them. */
export const webhookContract = {
  listWebhookEndpoints: route({
    method: "GET",
    path: "/api/webhook-endpoints",
    summary: "Lists the addresses that receive webhooks with their health, newest first",
    permission: "webhook.manage",
    query: z.object({
      cursor,
      limit,
      unhealthy: z
        .string()
        .optional()
        .describe("1: those that need someone's attention")
        .transform((value) => value === "1"),
    }),
    answer: listOf(endpoint),
  }),
  changeWebhookEndpoint: route({
    method: "PATCH",
    path: "/api/webhook-endpoints/:id",
    summary: "Switches an endpoint on or off",
    permission: "webhook.manage",
    body: z.object({ isEnabled: z.boolean("Write true or false") }),
    answer: endpoint,
  }),
  rotateWebhookSecret: route({
    method: "POST",
    path: "/api/webhook-endpoints/:id/rotate",
    summary: "Gives an endpoint a new secret; the old one stays valid for 24 hours",
    permission: "webhook.manage",
    answer: z.object({ secret: z.string(), oldSecretUntil: z.string() }),
  }),
  testWebhookEndpoint: route({
    method: "POST",
    path: "/api/webhook-endpoints/:id/test",
    summary: "Sends a test to an endpoint and says what became of it",
    permission: "webhook.manage",
    body: z.object({ format: z.enum(ADAPTER_NAMES).default("plain").describe("The form of the test's body") }),
    answer: z.object({ outcome, endpoint }),
  }),
};
