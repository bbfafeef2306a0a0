import { Route } from "react-router";
import type { ListedSubscriber, subscriberContract } from "../contract.ts";
import {
  Facts,
  MailLink,
  originFacts,
  pageColumn,
  personColumn,
  SubmissionDetail,
  SubmissionList,
  textColumn,
  timeColumn,
  useSubmissionQuery,
} from "#forms/screens";
import { AreaRoutes, clientOf, listsOf, Moment } from "#client";

const call = clientOf<typeof subscriberContract>();
const useList = listsOf<typeof subscriberContract>();

const STATES: Readonly<Record<ListedSubscriber["state"], string>> = {
  subscribed: "On the list",
  asked: "Not confirmed",
  unsubscribed: "Unsubscribed",
};

const momentOf = (at: string | null) => (at === null ? [] : [<Moment key="moment" at={at} />]);

const COLUMNS = [
  personColumn<ListedSubscriber>(),
  textColumn<ListedSubscriber>("email", "Email", ({ email }) => email),
  textColumn<ListedSubscriber>("state", "State", ({ state }) => STATES[state]),
  pageColumn<ListedSubscriber>(),
  timeColumn<ListedSubscriber>(),
];

function SubscriberList() {
  const query = useSubmissionQuery();
  const list = useList("GET /api/subscribers", { query: query.values });
  return (
    <SubmissionList
      title="Subscribers"
      noun="subscribers"
      kind="subscriber"
      file="/api/subscribers.csv"
      query={query}
      list={list}
      columns={COLUMNS}
      source="Subscribers come from the newsletter form. Put the newsletter block on a page and publish it, or link to /newsletter."
    />
  );
}

function SubscriberDetail() {
  return (
    <SubmissionDetail
      name="/api/subscribers"
      read={(id, signal) => call("GET /api/subscribers/:id", { params: { id }, signal })}
      back={{ to: "/admin/subscribers", label: "Subscribers" }}
    >
      {(submission) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Facts
            title="Person"
            facts={[
              ["Email", <MailLink key="email" email={submission.email} />],
              ["State", STATES[submission.state]],
              ...momentOf(submission.confirmedAt).map((moment) => ["Confirmed", moment] as const),
              ...momentOf(submission.unsubscribedAt).map((moment) => ["Unsubscribed", moment] as const),
            ]}
          />
          <Facts title="Source" facts={[...originFacts(submission), ["Form", submission.source || "Not named"]]} />
        </div>
      )}
    </SubmissionDetail>
  );
}

/** The area "Subscribers": who signed up for the newsletter. */
export function SubscribersScreen() {
  return (
    <AreaRoutes>
      <Route index element={<SubscriberList />} />
      <Route path=":id" element={<SubscriberDetail />} />
    </AreaRoutes>
  );
}
