import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PageSummary, Problem, PublishReport } from "#publishing";
import { EmptyState, ErrorState, LoadingBlock } from "#ui/kit";
import { getJson, messageOf } from "../../api.ts";
import { PAGES, pageApi, pageScreen } from "../page.ts";

/** What stands in the way of publishing the draft, and what is worth a second look. */
export function ProblemsTab({ page, revision }: { page: PageSummary; revision: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [PAGES, page.id, "problems", revision],
    queryFn: ({ signal }) => getJson<PublishReport>(`${pageApi(page.id)}/problems`, {}, signal),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
    return <LoadingBlock lines={4} />;
  }
  const { errors, warnings } = data;
  if (errors.length + warnings.length === 0)
    return (
      <EmptyState icon={<CircleCheck />} title="Nothing to put right">
        This page is ready to be published.
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {errors.length > 0 && (
        <Group title="Put right before publishing" problems={errors} pageId={page.id}>
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
        </Group>
      )}
      {warnings.length > 0 && (
        <Group title="Worth a look" problems={warnings} pageId={page.id}>
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
        </Group>
      )}
    </div>
  );
}

type GroupProps = { title: string; problems: readonly Problem[]; pageId: string; children: ReactNode };

function Group({ title, problems, pageId, children }: GroupProps) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="flex items-baseline gap-2">
        {title} <span className="text-base font-normal text-ink-soft tabular-nums">{problems.length}</span>
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-raised">
        {problems.map(({ key, path, code, message }) => (
          <li key={[key, code, ...path].join("/")} className="flex gap-2.5 border-line px-4 py-2.5 not-first:border-t">
            {children}
            <div className="min-w-0 flex-1">
              {message}{" "}
              {path[0] === "metaTags" && <Link to={pageScreen(pageId, "search")}>Go to “Search & sharing”</Link>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
