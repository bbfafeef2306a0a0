import { Route } from "react-router";
import { AreaRoutes } from "#client";
import type { ListedLead } from "../contract.ts";
import { personColumn, pageColumn, timeColumn, textColumn, SubmissionList, useSubmissionQuery } from "#forms/screens";
import { useList } from "./client.ts";
import { LeadDetail } from "./LeadDetail.tsx";

const COLUMNS = [
  personColumn<ListedLead>(),
  textColumn<ListedLead>("email", "Email", ({ email }) => email),
  textColumn<ListedLead>("website", "Website", ({ website }) => website, true),
  pageColumn<ListedLead>(),
  timeColumn<ListedLead>(),
];

function LeadList() {
  const query = useSubmissionQuery();
  const list = useList("GET /api/leads", { query: query.values });
  return (
    <SubmissionList
      title="Leads"
      noun="leads"
      kind="lead"
      file="/api/leads.csv"
      query={query}
      list={list}
      columns={COLUMNS}
      source="Leads come from the form of the ROI calculator. Put that block on a page and publish it."
    />
  );
}

/** The area "Leads": who asked for a quote. */
export function LeadsScreen() {
  return (
    <AreaRoutes>
      <Route index element={<LeadList />} />
      <Route path=":id" element={<LeadDetail />} />
    </AreaRoutes>
  );
}
