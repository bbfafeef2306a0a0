import type { ReactNode } from "react";
import { languageName, Moment } from "#client";
import { PageLink } from "./EntryLinks.tsx";

type Origin = { createdAt: string; pagePath: string; locale: string; query: string; anchor?: string | null };

/** Where and when something was sent: each campaign parameter under its name. */
export function originFacts(entry: Origin): (readonly [string, ReactNode])[] {
  const { createdAt, locale, query } = entry;
  return [
    ["Received", <Moment key="time" at={createdAt} exact />],
    ["Page", <PageLink key="page" {...entry} />],
    ["Language", languageName(locale)],
    ...new URLSearchParams(query),
  ];
}
