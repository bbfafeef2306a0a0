import type { JsonObject } from "#shared";
import { EVENT_LIMITS, limitedData, shortened, textOf, type WebhookEvent } from "./event.ts";

/** The names that our forms give what contact services know by names of their own. */
const PERSON = new Set(["email", "firstName", "lastName"]);

const fieldOf = ({ data }: WebhookEvent, name: string) => shortened(textOf(data[name]), EVENT_LIMITS.name * 3);

/** Everything else that is known, by names such as `num_students`. */
function others(event: WebhookEvent): [string, string][] {
  return limitedData(event)
    .filter(([name]) => !PERSON.has(name))
    .map(([name, value]) => [name.replaceAll(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase(), textOf(value)]);
}

/** A subscriber as Kit (ConvertKit) takes one (API v4, `POST /v4/subscribers`). */
export function convertKitSubscriber(event: WebhookEvent): JsonObject {
  return {
    email_address: fieldOf(event, "email"),
    first_name: fieldOf(event, "firstName"),
    fields: Object.fromEntries([["last_name", fieldOf(event, "lastName")], ...others(event)]),
  };
}

/**
 * A member as Mailchimp takes some at once (API 3.0, `POST /lists/{id}`), subscribed without a question of Mailchimp's own.
 * Someone whom it knows stays as they are, unsubscribed too, and the answer is the same.
 */
export function mailchimpMember(event: WebhookEvent): JsonObject {
  const member = {
    email_address: fieldOf(event, "email"),
    status: "subscribed",
    merge_fields: { FNAME: fieldOf(event, "firstName"), LNAME: fieldOf(event, "lastName") },
  };
  return { members: [member], update_existing: false };
}

/** A submission as HubSpot's form takes one (`POST /submissions/v3/integration/submit/{portal}/{form}`). */
export function hubSpotSubmission(event: WebhookEvent): JsonObject {
  const person = [
    ["email", fieldOf(event, "email")],
    ["firstname", fieldOf(event, "firstName")],
    ["lastname", fieldOf(event, "lastName")],
  ];
  const fields = [...person, ...others(event)].filter(([, value]) => value !== "");
  return {
    submittedAt: String(Date.parse(event.timestamp)),
    fields: fields.map(([name = "", value = ""]) => ({ objectTypeId: "0-1", name, value })),
  };
}
