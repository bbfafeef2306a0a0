import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LoadingOrError, numbered, useSubmit } from "#client";
import { isRowsFeature } from "#tenants";
import { Alert, Button, focusInvalid, TextField, toast, useAfterRender } from "#ui/kit";
import type { FeatureLimit } from "../../contract.ts";
import { call, tenantKey } from "../client.ts";
import { AddLimit } from "./AddLimit.tsx";
import { useLimits } from "./use-limits.ts";

/** Sets the most of each feature that a tenant may use. A site may have hundreds of entities: a field each for what is limited. */
export function LimitsForm({ tenant }: { tenant: string }) {
  const { data, error, refetch } = useLimits(tenant);
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={4} />;
  return <Fields {...{ tenant, limits: data }} />;
}

/** @returns a limit as its field shows it. */
const shownLimit = (max: number | null) => (max === null ? "" : String(max));

/** @returns whether a feature has a field without being asked for: what is limited, and what isn't an entity's rows. */
const isOffered = ({ feature, max, planMax }: FeatureLimit) =>
  max !== null || planMax !== null || !isRowsFeature(feature);

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
  const [added, setAdded] = useState<ReadonlySet<string>>(
    () => new Set(limits.filter(isOffered).map(({ feature }) => feature)),
  );
  const shownForm = useRef<HTMLFormElement>(null);
  const afterRender = useAfterRender();
  const isShown = (limit: FeatureLimit) => isOffered(limit) || added.has(limit.feature);
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
  function add(feature: string): void {
    setAdded((now) => new Set([...now, feature]));
    afterRender(() => {
      const field = shownForm.current?.elements.namedItem(feature);
      if (field instanceof HTMLElement) field.focus();
    });
  }
  return (
    <form
      ref={shownForm}
      method="post"
      noValidate
      aria-label="Limits"
      onSubmit={form.handleSubmit}
      className="grid gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {limits.filter(isShown).map((limit) => {
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
              placeholder={planMax === null ? "No limit" : `${numbered(planMax)}, from the plan`}
              hint={`${numbered(used)} used`}
              value={textOf(limit)}
              onValueChange={(text) => setEntered((now) => ({ ...now, [feature]: text }))}
              error={wrong.has(feature) ? "Enter a whole number, or leave it empty" : form.faults[feature]}
            />
          );
        })}
      </div>
      <AddLimit limits={limits.filter((limit) => !isShown(limit))} onAdd={add} />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <div>
        <Button type="submit" busy={form.busy}>
          Save limits
        </Button>
      </div>
    </form>
  );
}
