import { call } from "./client.ts";
import { SubmissionDetail, MailLink, Facts, originFacts } from "#forms/screens";

/** One sign-up for the newsletter. */
export function SubscriberDetail() {
  return (
    <SubmissionDetail
      name="/api/subscribers"
      read={(id, signal) => call("GET /api/subscribers/:id", { params: { id }, signal })}
      back={{ to: "/admin/subscribers", label: "Subscribers" }}
    >
      {(submission) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Facts title="Person" facts={[["Email", <MailLink key="email" email={submission.email} />]]} />
          <Facts title="Where from" facts={[...originFacts(submission), ["Form", submission.source || "Not named"]]} />
        </div>
      )}
    </SubmissionDetail>
  );
}
