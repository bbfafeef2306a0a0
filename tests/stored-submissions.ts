import { searchText } from "#db";
import { calculateRoi } from "#leads";
import type { Site } from "./services.ts";

const BATCH = 500;
const RESULT = JSON.stringify(calculateRoi({ numStudents: 20, sessionsPerStudent: 5, costPerReport: 120 }));

/** The moment of an entry in the past: three share each. */
const momentOf = (index: number) => new Date(Date.parse("2026-01-01") + Math.floor(index / 3) * 1000).toISOString();

function leadOf(index: number) {
  const email = `number ${index}@example.org`;
  return {
    id: `lead-${String(index).padStart(6, "0")}`,
    created_at: momentOf(index),
    page_path: "/",
    anchor: null,
    query: "",
    locale: "en",
    first_name: "Ada",
    last_name: `Number ${index}`,
    email,
    website: "ada.example",
    linkedin_url: null,
    num_students: 20,
    sessions_per_student: 5,
    cost_per_report: 120,
    result: RESULT,
    suspicious_at: null,
    fingerprint: String(index),
    search_text: searchText([`Ada Number ${index}`, email, "ada.example", "/"]),
  };
}

/** Stores many leads, `Number 0` the oldest. */
export async function storeLeads({ services }: Site, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => leadOf(first + index));
    await services.database.db.insertInto("leads").values(rows).execute();
  }
}
