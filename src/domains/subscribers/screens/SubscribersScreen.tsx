import { Route, Routes } from "react-router";
import type { ListedSubscriber } from "../contract.ts";
import { personColumn, pageColumn, timeColumn, textColumn, SubmissionList, useSubmissionQuery } from "#forms/screens";
import { useList } from "./client.ts";
import { SubscriberDetail } from "./SubscriberDetail.tsx";

const COLUMNS = [
  personColumn<ListedSubscriber>(),
  textColumn<ListedSubscriber>("email", "Email", ({ email }) => email),
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
      file="/api/subscribers.csv"
      query={query}
      list={list}
      columns={COLUMNS}
      source="Subscribers come from the newsletter form. Put the newsletter block on a page and publish it, or link to /newsletter."
    />
  );
}

/** The area "Subscribers": who signed up for the newsletter. */
export function SubscribersScreen() {
  return (
    <Routes>
      <Route index element={<SubscriberList />} />
      <Route path=":id" element={<SubscriberDetail />} />
    </Routes>
  );
}
