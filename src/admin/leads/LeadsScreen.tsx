import { Route, Routes } from "react-router";
import type { ListedLead } from "#forms";
import { personColumn, pageColumn, timeColumn, textColumn } from "../entries/columns.tsx";
import { EntryList } from "../entries/EntryList.tsx";
import { LeadDetail } from "./LeadDetail.tsx";

const COLUMNS = [
  personColumn<ListedLead>(),
  textColumn<ListedLead>("email", "Email", ({ email }) => email),
  textColumn<ListedLead>("website", "Website", ({ website }) => website, true),
  pageColumn<ListedLead>(),
  timeColumn<ListedLead>(),
];

function LeadList() {
  return (
    <EntryList
      title="Leads"
      noun="leads"
      api="/api/leads"
      columns={COLUMNS}
      source="Leads come from the form of the ROI calculator. Put that block on a page and publish it."
    />
  );
}

/** The area "Leads": who asked for a quote. */
export function LeadsScreen() {
  return (
    <Routes>
      <Route index element={<LeadList />} />
      <Route path=":id" element={<LeadDetail />} />
    </Routes>
  );
}
