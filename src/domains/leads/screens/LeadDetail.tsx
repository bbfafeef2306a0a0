import { cohortFacts, resultFacts, type Fact } from "../lead-facts.ts";
import { call } from "./client.ts";
import { SubmissionDetail, MailLink, WebLink, Facts, originFacts } from "#forms/screens";

const rowsOf = (facts: Fact[]) => facts.map(({ name, text }) => [name, text] as const);

/** One lead: all entered values, and the calculator's results for them. */
export function LeadDetail() {
  return (
    <SubmissionDetail
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
            <Facts title="Source" facts={originFacts(lead)} />
          </div>
          <div className="grid gap-4">
            <Facts title="Entered in the calculator" facts={rowsOf(cohortFacts(lead))} />
            <Facts title="What the calculator showed" facts={rowsOf(resultFacts(lead))} />
          </div>
        </div>
      )}
    </SubmissionDetail>
  );
}
