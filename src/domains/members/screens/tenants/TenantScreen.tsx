import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { useParams } from "react-router";
import { TenantPlan } from "#billing/own";
import { LoadingOrError, useSubmit } from "#client";
import { SITE_TENANT, TENANT_LIMITS, type ListedTenant } from "#tenants";
import { Alert, Button, PageHeader, SwitchField, TextField, toast } from "#ui/kit";
import { ORGANISATIONS_AREA } from "../addresses.ts";
import { call } from "../client.ts";
import { LimitsForm } from "../limits/LimitsForm.tsx";
import { People } from "../people/People.tsx";
import { DeleteTenantDialog } from "./DeleteTenantDialog.tsx";

const BACK = { to: ORGANISATIONS_AREA, label: "Organisations" };

/** An organisation: what it is called, whether visitors see its rows, its people, its limits. */
export function TenantScreen() {
  const { tenant: called = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ["/api/tenants", called],
    queryFn: ({ signal }) => call("GET /api/tenants/:tenant", { params: { tenant: called }, signal }),
  });
  if (!data) {
    return (
      <>
        <PageHeader title="Organisation" back={BACK} />
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={data.title} back={BACK} />
      <div className="grid max-w-4xl gap-10">
        <TenantForm key={data.id} tenant={data} />
        <Section title="People" hint="Members, managers and owners see their data in their account, at /account.">
          <People tenant={data.name} actor={undefined} />
        </Section>
        <Section title="Plan" hint="What the organisation has chosen, or the site’s staff has given it.">
          <TenantPlan tenant={data.name} />
        </Section>
        <Section
          title="Limits"
          hint="The most that this organisation may have. An empty field is what its plan allows."
        >
          <LimitsForm tenant={data.name} />
        </Section>
        {data.id !== SITE_TENANT && <Deletion tenant={data} />}
      </div>
    </>
  );
}

function Deletion({ tenant }: { tenant: ListedTenant }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title="Delete" hint="Deletes the organisation with all of its rows, for good.">
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete organisation
      </Button>
      {isAsking && <DeleteTenantDialog tenant={tenant} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id}>{title}</h2>
        <p className="text-ink-soft">{hint}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

function TenantForm({ tenant: { name, title, isOpen } }: { tenant: ListedTenant }) {
  const client = useQueryClient();
  // Undefined until it is touched: what isn't changed here stays as others have set it meanwhile.
  const [entered, setEntered] = useState<string>();
  const [isVisible, setVisible] = useState<boolean>();
  const form = useSubmit(async () => {
    const body = {
      ...(entered !== undefined && entered !== title && { title: entered }),
      ...(isVisible !== undefined && { isOpen: isVisible }),
    };
    await call("PATCH /api/tenants/:tenant", { params: { tenant: name }, body });
    await client.invalidateQueries({ queryKey: ["/api/tenants"] });
    setEntered((now) => (now === entered ? undefined : now));
    setVisible((now) => (now === isVisible ? undefined : now));
    toast.success("Organisation saved");
  });
  return (
    <form
      method="post"
      noValidate
      aria-label="Organisation"
      onSubmit={form.handleSubmit}
      className="grid max-w-xl gap-4"
    >
      <TextField
        label="Name"
        name="title"
        required
        maxLength={TENANT_LIMITS.title}
        autoComplete="off"
        hint={`Addresses call it ${name}.`}
        value={entered ?? title}
        onValueChange={setEntered}
        error={form.faults.title}
      />
      <SwitchField
        label="Open to visitors"
        hint="Pages can then show its rows to anyone, and take new ones, where the entity allows it."
        checked={isVisible ?? isOpen}
        onCheckedChange={setVisible}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <div>
        <Button type="submit" busy={form.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
