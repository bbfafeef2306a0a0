import type { ReactNode } from "react";
import { languageName, Moment } from "#client";
import { PageLink } from "./SubmissionLinks.tsx";

type Origin = { createdAt: string; pagePath: string; locale: string; query: string; anchor?: string | null };

/** Where and when something was sent: each campaign parameter under its name. */
export function originFacts(submission: Origin): (readonly [string, ReactNode])[] {
  const { createdAt, locale, query } = submission;
  return [
    ["Received", <Moment key="time" at={createdAt} exact />],
    ["Page", <PageLink key="page" {...submission} />],
    ["Language", languageName(locale)],
    ...[...new URLSearchParams(query)].filter(([, value]) => value !== ""),
  ];
}
