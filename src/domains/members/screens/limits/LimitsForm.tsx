import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { LoadingOrError, useSubmit } from "#client";
import { Alert, Button, focusInvalid, TextField, toast } from "#ui/kit";
import type { FeatureLimit } from "../../contract.ts";
import { call, tenantKey } from "../client.ts";
import { useLimits } from "./use-limits.ts";

const NUMBER = new Intl.NumberFormat();

/** Sets the most of each feature that a tenant may use. */
export function LimitsForm({ tenant }: { tenant: string }) {
  const { data, error, refetch } = useLimits(tenant);
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={4} />;
  return <Fields {...{ tenant, limits: data }} />;
}

/** @returns a limit as its field shows it. */
const shownLimit = (max: number | null) => (max === null ? "" : String(max));

/** @returns the limit that a field's text stands for; null for an empty one, undefined for anything but a number. */
function limitOf(text: string): number | null | undefined {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[\s.,]\d{3})+$/.test(typed) ? typed.replaceAll(/[\s.,]/g, "") : typed;
  if (digits === "") return null;
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}

function Fields({ tenant, limits }: { tenant: string; limits: readonly FeatureLimit[] }) {
  const client = useQueryClient();
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  // Only what was typed: what isn't changed here stays, and is shown, as others have set it meanwhile.
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const textOf = ({ feature, max }: FeatureLimit) => entered[feature] ?? shownLimit(max);
  const form = useSubmit(async (_values, element) => {
    const changed = limits.filter((limit) => textOf(limit) !== shownLimit(limit.max));
    const given = changed.map((limit) => [limit.feature, limitOf(textOf(limit))] as const);
    const found = given.flatMap(([feature, max]) => (max === undefined ? [feature] : []));
    flushSync(() => setWrong(new Set(found)));
    if (found.length > 0) {
      focusInvalid(element);
      return;
    }
    const body = { limits: Object.fromEntries(given.map(([feature, max]) => [feature, max ?? null])) };
    await call("PUT /api/tenants/:tenant/limits", { params: { tenant }, body });
    await client.invalidateQueries({ queryKey: [tenantKey(tenant, "limits")] });
    const isLater = ([feature, text]: [string, string]) => text !== entered[feature];
    setEntered((now) => Object.fromEntries(Object.entries(now).filter(isLater)));
    toast.success("Limits saved");
  });
  return (
    <form method="post" noValidate aria-label="Limits" onSubmit={form.handleSubmit} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {limits.map((limit) => {
          const { feature, title, used, planMax } = limit;
          return (
            <TextField
              key={feature}
              label={title}
              name={feature}
              required={false}
              inputMode="numeric"
              autoComplete="off"
              maxLength={13}
              placeholder={planMax === null ? "No limit" : `${NUMBER.format(planMax)}, from the plan`}
              hint={`${NUMBER.format(used)} used`}
              value={textOf(limit)}
              onValueChange={(text) => setEntered((now) => ({ ...now, [feature]: text }))}
              error={wrong.has(feature) ? "Enter a whole number, or leave it empty" : form.faults[feature]}
            />
          );
        })}
      </div>
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <div>
        <Button type="submit" busy={form.busy}>
          Save limits
        </Button>
      </div>
    </form>
  );
}
