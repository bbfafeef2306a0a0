import { LoadingOrError, numbered } from "#client";
import type { FeatureLimit } from "../../contract.ts";
import { useLimits } from "./use-limits.ts";

function Use({ title, used, max: own, planMax }: FeatureLimit) {
  const max = own ?? planMax;
  const isFull = max !== null && used >= max;
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{title}</span>
        <span className={isFull ? "font-semibold tabular-nums text-danger" : "tabular-nums text-ink-soft"}>
          {max === null ? `${numbered(used)}, no limit` : `${numbered(used)} of ${numbered(max)}`}
        </span>
      </p>
      {max !== null && (
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-tint">
          <div
            className={isFull ? "h-full bg-danger" : "h-full bg-brand"}
            style={{ width: `${max === 0 ? 100 : Math.min(100, (used / max) * 100)}%` }}
          />
        </div>
      )}
    </li>
  );
}

/** What a tenant uses of its limits. */
export function Limits({ tenant }: { tenant: string }) {
  const { data, error, refetch } = useLimits(tenant);
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={4} />;
  const shown = data.filter(({ used, max, planMax }) => used > 0 || (max ?? planMax) !== null);
  return (
    <section aria-labelledby="usage" className="grid gap-4">
      <h2 id="usage">Usage</h2>
      {shown.length === 0 && <p className="text-ink-soft">Nothing is used yet, and nothing is limited.</p>}
      <ul className="grid gap-4">
        {shown.map((limit) => (
          <Use key={limit.feature} {...limit} />
        ))}
      </ul>
    </section>
  );
}
