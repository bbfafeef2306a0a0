import { cohortFacts, resultFacts, type Fact } from "#forms";
import { call } from "../call.ts";
import { EntryDetail } from "../entries/EntryDetail.tsx";
import { MailLink, WebLink } from "../entries/EntryLinks.tsx";
import { Facts } from "../entries/Facts.tsx";
import { originFacts } from "../entries/origin-facts.tsx";

const rowsOf = (facts: Fact[]) => facts.map(({ name, text }) => [name, text] as const);

/** One lead: everything that was entered, and what the calculator showed for it. */
export function LeadDetail() {
  return (
    <EntryDetail
      name="/api/leads"
      read={(id, signal) => call("GET /api/leads/:id", { params: { id }, signal })}
      back={{ to: "/admin/leads", label: "Leads" }}
    >
      {(lead) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <Facts
              title="Person"
              facts={[
                ["Email", <MailLink key="email" email={lead.email} />],
                ["Website", <WebLink key="website" entered={lead.website} />],
                ["LinkedIn", lead.linkedinUrl ? <WebLink key="linkedin" entered={lead.linkedinUrl} /> : "Not given"],
              ]}
            />
            <Facts title="Where from" facts={originFacts(lead)} />
          </div>
          <div className="grid gap-4">
            <Facts title="Entered in the calculator" facts={rowsOf(cohortFacts(lead))} />
            <Facts title="What the calculator showed" facts={rowsOf(resultFacts(lead))} />
          </div>
        </div>
      )}
    </EntryDetail>
  );
}
