import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { messageOf } from "#client";
import { Button, toast } from "#ui/kit";
import { call, ENTITIES } from "../client.ts";
import { isEntityCalled, useEntities } from "../use-entities.ts";
import { missingFor, type Missing, type Needed } from "./needed.ts";

/** Adds the entity of a starter without its samples, or gives visitors the right. @throws ApiError */
async function provide({ entity: name, use }: Needed, { starter }: Missing): Promise<void> {
  if (starter) {
    const { samples: _samples, ...entity } = starter;
    await call("POST /api/entities", {
      body: { ...entity, visitors: { read: use === "read", create: use === "create" } },
    });
    return;
  }
  const { visitors, revision } = await call("GET /api/entities/:entity", { params: { entity: name } });
  const body = { revision, visitors: { ...visitors, [use]: true } };
  await call("PATCH /api/entities/:entity", { params: { entity: name }, body });
}

function useProvide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ needed, missing }: { needed: Needed; missing: Missing }) => provide(needed, missing),
    onSuccess: (_done, { missing }) => toast.success(`“${missing.title}” can be shown now.`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [ENTITIES] }),
  });
}

/** What the pages of a template need: what is missing is offered, and said in words. */
export function TemplateEntities({ needed }: { needed: readonly Needed[] }) {
  const { data: entities } = useEntities();
  const { mutate, isPending, variables } = useProvide();
  if (!entities) return null;
  return (
    <ul aria-label="What the page shows" className="grid gap-2">
      {needed.map((one) => {
        const missing = missingFor(one, entities);
        const title = entities.find((entity) => isEntityCalled(entity, one.entity))?.titlePlural ?? one.entity;
        return (
          <li key={one.entity} className="rounded-control border border-line bg-tint px-3 py-2.5">
            {missing ? (
              <div className="grid justify-items-start gap-2">
                <p>{missing.why}</p>
                <Button
                  busy={isPending && variables.needed.entity === one.entity}
                  onClick={() => isPending || mutate({ needed: one, missing })}
                >
                  {missing.action}
                </Button>
              </div>
            ) : (
              <p role="status" className="flex gap-2">
                <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
                {one.use === "read"
                  ? `“${title}” is there, and visitors may see its rows.`
                  : `“${title}” is there, and visitors may add rows.`}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
