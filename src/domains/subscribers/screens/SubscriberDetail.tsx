import { call } from "./client.ts";
import { EntryDetail, MailLink, Facts, originFacts } from "#forms/screens";

/** One sign-up for the newsletter. */
export function SubscriberDetail() {
  return (
    <EntryDetail
      name="/api/subscribers"
      read={(id, signal) => call("GET /api/subscribers/:id", { params: { id }, signal })}
      back={{ to: "/admin/subscribers", label: "Subscribers" }}
    >
      {(entry) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Facts title="Person" facts={[["Email", <MailLink key="email" email={entry.email} />]]} />
          <Facts title="Where from" facts={[...originFacts(entry), ["Form", entry.source || "Not named"]]} />
        </div>
      )}
    </EntryDetail>
  );
}
