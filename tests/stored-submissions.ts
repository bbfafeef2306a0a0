import { searchText } from "#db";
import { calculateRoi } from "#leads";
import type { Site } from "./services.ts";

const BATCH = 500;
const RESULT = JSON.stringify(calculateRoi({ numStudents: 20, sessionsPerStudent: 5, costPerReport: 120 }));

/** The moment of an entry in the past: three share each. */
const momentOf = (place: number) => new Date(Date.parse("2026-01-01") + Math.floor(place / 3) * 1000).toISOString();

function leadOf(place: number) {
  const email = `number ${place}@example.org`;
  return {
    id: `lead-${String(place).padStart(6, "0")}`,
    created_at: momentOf(place),
    page_path: "/",
    anchor: null,
    query: "",
    locale: "en",
    first_name: "Ada",
    last_name: `Number ${place}`,
    email,
    website: "ada.example",
    linkedin_url: null,
    num_students: 20,
    sessions_per_student: 5,
    cost_per_report: 120,
    result: RESULT,
    suspicious_at: null,
    fingerprint: String(place),
    search_text: searchText([`Ada Number ${place}`, email, "ada.example", "/"]),
  };
}

/** Stores many leads, `Number 0` the oldest. */
export async function storeLeads({ services }: Site, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, place) => leadOf(first + place));
    await services.database.db.insertInto("leads").values(rows).execute();
  }
}
