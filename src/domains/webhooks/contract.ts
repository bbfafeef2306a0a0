import { z } from "zod";
import { cursor, done, flag, limit, listOf, route } from "#contract";
import { ADAPTER_NAMES } from "./adapters.ts";
import { outcome } from "./outcome.ts";
import { HEADER_LIMITS } from "./own-headers.ts";

const endpointUser = z.object({ id: z.string(), name: z.string() });
/** An automation that sends to an endpoint. */
export type EndpointUser = z.output<typeof endpointUser>;

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
  headerNames: z.array(z.string()).describe("The names of its own headers; their values are never shown"),
});
export type Endpoint = z.output<typeof endpoint>;

const listedEndpoint = endpoint.extend({
  usedBy: z.array(endpointUser).describe("The automations that send to it"),
});
export type ListedEndpoint = z.output<typeof listedEndpoint>;

const headerName = z
  .string()
  .trim()
  .min(1, "Enter a name")
  .max(HEADER_LIMITS.name, `At most ${HEADER_LIMITS.name} characters`);

/** The addresses that receive webhooks. Automations that send to an address create it; admins manage it here. */
export const webhookContract = {
  listWebhookEndpoints: route({
    method: "GET",
    path: "/api/webhook-endpoints",
    summary: "Lists the addresses that receive webhooks with their health, newest first",
    permission: "webhook.manage",
    query: z.object({
      cursor,
      limit,
      unhealthy: flag.describe("Those that need someone's attention"),
    }),
    answer: listOf(listedEndpoint),
  }),
  changeWebhookEndpoint: route({
    method: "PATCH",
    path: "/api/webhook-endpoints/:id",
    summary: "Switches an endpoint on or off",
    permission: "webhook.manage",
    body: z.object({ isEnabled: z.boolean("Enter true or false") }),
    answer: endpoint,
  }),
  deleteWebhookEndpoint: route({
    method: "DELETE",
    path: "/api/webhook-endpoints/:id",
    summary: "Deletes an endpoint that no automation sends to, with its secret and headers",
    permission: "webhook.manage",
    answer: done,
  }),
  setWebhookHeader: route({
    method: "PUT",
    path: "/api/webhook-endpoints/:id/headers",
    summary: "Sets a header that requests to an endpoint carry, such as a key; its value is never shown",
    permission: "webhook.manage",
    body: z.object({
      name: headerName,
      value: z
        .string()
        .trim()
        .min(1, "Enter a value")
        .max(HEADER_LIMITS.value, `At most ${HEADER_LIMITS.value} characters`),
    }),
    answer: endpoint,
  }),
  removeWebhookHeader: route({
    method: "DELETE",
    path: "/api/webhook-endpoints/:id/headers/:name",
    summary: "Removes a header of an endpoint",
    permission: "webhook.manage",
    answer: endpoint,
  }),
  rotateWebhookSecret: route({
    method: "POST",
    path: "/api/webhook-endpoints/:id/rotate",
    summary: "Gives an endpoint a new secret; the old one stays valid for 24 hours",
    permission: "webhook.manage",
    body: z
      .object({
        oldSecretUntil: z
          .string()
          .nullable()
          .optional()
          .describe("What the caller saw of it, null: nothing. If it got a new secret since, that one is returned"),
      })
      .default({}),
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
