import { localePath } from "#shared";
import type { StoredLead } from "./contract.ts";
import { cohortFacts, resultFacts, type Fact } from "./lead-facts.ts";

/** An email about a lead. Its id is the same each time, so that mail programs recognise a duplicate. */
export type LeadMail = { subject: string; text: string; replyTo: string; messageId: string };

const linesOf = (facts: Fact[]) => facts.map(({ name, text }) => `${name}: ${text}`).join("\n");

function personFacts({ firstName, lastName, email, website, linkedinUrl }: StoredLead): Fact[] {
  return [
    { name: "Name", text: `${firstName} ${lastName}` },
    { name: "Email", text: email },
    { name: "Website", text: website },
    { name: "LinkedIn", text: linkedinUrl ?? "none given" },
  ];
}

function originFacts({ pagePath, query, anchor, locale, createdAt }: StoredLead, origin: string): Fact[] {
  const address = `${origin}${localePath(pagePath, locale)}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
  return [
    { name: "Page", text: address },
    { name: "Language", text: locale },
    { name: "Received", text: `${createdAt.slice(0, 16).replace("T", " ")} UTC` },
  ];
}

/** Writes the email to the team about a lead. @param origin of this site's addresses. */
export function leadMail(lead: StoredLead, origin: string): LeadMail {
  const parts = [
    "Someone asked for a quote. Answer this email to write to them.",
    linesOf(personFacts(lead)),
    linesOf(cohortFacts(lead)),
    `The calculator showed:\n${linesOf(resultFacts(lead))}`,
    linesOf(originFacts(lead, origin)),
    `Open the lead: ${origin}/admin/leads/${lead.id}`,
  ];
  return {
    subject: `New lead: ${lead.firstName} ${lead.lastName}`,
    text: `${parts.join("\n\n")}\n`,
    replyTo: lead.email,
    messageId: `<lead-${lead.id}@${new URL(origin).hostname}>`,
  };
}
