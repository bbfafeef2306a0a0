import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { LoadingOrError, numbered } from "#client";
import { PageHeader, SelectField } from "#ui/kit";
import { ENTRY_KINDS, NUMBER_SPANS } from "../../entry.ts";
import { call } from "../client.ts";
import { KINDS } from "../texts.ts";
import { DayChart } from "./DayChart.tsx";
import { PageTable, SourceTable } from "./NumberTables.tsx";

const SPANS = NUMBER_SPANS.map((value) => ({ value, label: `Last ${value} days` }));

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="text-lead font-semibold">{title}</h2>
      {note !== undefined && <p className="max-w-prose text-ink-soft">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** What the inbox's entries add up to: per day, page and source. */
export function NumbersScreen() {
  const [query, setQuery] = useSearchParams();
  const span = NUMBER_SPANS.find((one) => one === query.get("days")) ?? "30";
  const { data, error, refetch } = useQuery({
    queryKey: ["/api/inbox/numbers", span],
    queryFn: ({ signal }) => call("GET /api/inbox/numbers", { query: { span }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageHeader
        title="Numbers"
        back={{ to: "/admin/inbox", label: "Inbox" }}
        description="What arrived, without spam. Days are UTC."
        actions={
          <SelectField
            label="Days"
            labelHidden
            value={span}
            options={SPANS}
            onValueChange={(days) => setQuery({ days }, { replace: true })}
          />
        }
      />
      {!data && <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />}
      {data && (
        <>
          <Section title="Per day">
            <div className="grid gap-5 rounded-card border border-line bg-raised p-4 md:p-5">
              <dl className="flex flex-wrap gap-x-10 gap-y-3">
                {ENTRY_KINDS.map((kind) => (
                  <div key={kind}>
                    <dt className="text-sm text-ink-soft">{KINDS[kind].many}</dt>
                    <dd className="text-heading font-semibold tabular-nums">
                      {numbered(data.days.reduce((sum, day) => sum + day[kind], 0))}
                    </dd>
                  </div>
                ))}
              </dl>
              <DayChart days={data.days} />
            </div>
          </Section>
          <Section
            title="Pages"
            note="Views are counted on the server, without cookies and without anything about visitors; programs that say what they are aren’t counted."
          >
            <PageTable pages={data.pages} />
          </Section>
          <Section title="Sources" note="The campaign’s utm_source, or else the site that led here.">
            <SourceTable sources={data.sources} />
          </Section>
        </>
      )}
    </>
  );
}
