import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import type { TenantRole } from "#contract";
import { toast } from "#ui/kit";
import type { Person, TenantInvitation } from "../../contract.ts";
import { withArticle } from "../../role-names.ts";
import { call, ORGANISATIONS, tenantKey } from "../client.ts";

const PERSON = "/api/tenants/:tenant/people/:id";

/** Changes of a tenant's people and invitations. Failures are shown as toasts. */
export function usePeople(tenant: string) {
  const client = useQueryClient();
  const reload = () =>
    Promise.all(
      [tenantKey(tenant, "people"), tenantKey(tenant, "invitations"), tenantKey(tenant, "limits"), ORGANISATIONS].map(
        (key) => client.invalidateQueries({ queryKey: [key] }),
      ),
    );

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    } finally {
      // Also after a failure: someone may have changed the user's own role.
      await reload();
    }
  }

  /** @param canUndo whether the user may still change it back then. */
  async function changeRole({ id, name, role: before }: Person, role: TenantRole, canUndo = true): Promise<void> {
    const params = { tenant, id };
    const set = (next: TenantRole) => run(() => call(`PATCH ${PERSON}`, { params, body: { role: next } }));
    if (!(await set(role))) return;
    const undo = { label: "Undo", onClick: () => void set(before) };
    toast.success(`${name} is now ${withArticle(role)}.`, canUndo ? { action: undo } : undefined);
  }

  async function remove({ id, name }: Person, isOneself: boolean): Promise<boolean> {
    const isDone = await run(() => call(`DELETE ${PERSON}`, { params: { tenant, id } }));
    if (isDone) toast.success(isOneself ? "You left the organisation." : `${name} removed`);
    return isDone;
  }

  async function revoke({ id, email }: TenantInvitation): Promise<void> {
    const isDone = await run(() => call("DELETE /api/tenants/:tenant/invitations/:id", { params: { tenant, id } }));
    if (isDone) toast.success(`Invitation for ${email} revoked`);
  }

  return { changeRole, remove, revoke, reload };
}
