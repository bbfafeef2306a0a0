import { localePath } from "#shared";
import type { StoredSubscriber } from "./contract.ts";

/** @returns what automations read of a sign-up. */
export function subscriberValues({
  pagePath,
  query,
  locale,
  createdAt,
  isSuspicious: _kept,
  confirmedAt: _confirmed,
  unsubscribedAt: _unsubscribed,
  ...entered
}: StoredSubscriber) {
  return {
    ...entered,
    page: `${localePath(pagePath, locale)}${query && `?${query}`}`,
    campaign: query,
    language: locale,
    received: `${createdAt.slice(0, 16).replace("T", " ")} UTC`,
  };
}
