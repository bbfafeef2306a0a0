import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useSession, StoredForm, useStoredForm, useIsShown } from "#client";
import { toast, Section } from "#ui/kit";
import type { Plan } from "../../plan-contract.ts";
import { planAddress, PLANS_AREA } from "../addresses.ts";
import { call, KEYS } from "../client.ts";
import { FeatureList } from "./FeatureList.tsx";
import { checkPlanForm, planBody, planForm, type PlanForm } from "./plan-form.ts";
import { PaymentFields, PlanFields } from "./PlanFields.tsx";

function send(base: Plan | undefined, form: PlanForm, id: string): Promise<Plan> {
  const body = planBody(form);
  if (!base) return call("POST /api/plans", { body: { ...body, id } });
  return call("PATCH /api/plans/:id", { params: { id: base.id }, body: { ...body, revision: base.revision } });
}

/** Changes a plan or makes one. */
export function PlanEditor({ plan }: { plan: Plan | undefined }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { may } = useSession();
  const editor = useStoredForm<Plan, PlanForm>({
    keptName: (stored) => `plans/${stored?.id ?? "new"}`,
    stored: plan,
    formOf: planForm,
    check: checkPlanForm,
    send,
    reload: ({ id }) => call("GET /api/plans/:id", { params: { id } }),
    changedCode: "PLAN_CHANGED",
    refresh: async () => {
      await client.invalidateQueries({ queryKey: [KEYS.plans] });
      await client.invalidateQueries({ queryKey: [KEYS.features] });
    },
    onSaved: ({ id, name }, hasMore) => {
      toast.success(`“${name}” saved`);
      if (isShown()) void navigate(hasMore ? planAddress(id) : PLANS_AREA);
    },
  });
  const { form, faults, change } = editor;
  const locked = may("plan.manage") ? undefined : "Only administrators can change plans.";
  const label = plan ? `Change ${plan.name}` : "New plan";
  return (
    <StoredForm label={label} action={plan ? "Save" : "Add plan"} noun="plan" editor={editor} locked={locked}>
      <Section title="Plan">
        <PlanFields {...{ form, faults }} onChange={change} />
      </Section>
      <Section title="Price">
        <PaymentFields {...{ form, faults }} onChange={change} />
      </Section>
      <Section title="Features" hint="What the plan gives, in the order of the price list.">
        <FeatureList features={form.features} faults={faults} onChange={(features) => change({ features })} />
      </Section>
    </StoredForm>
  );
}
