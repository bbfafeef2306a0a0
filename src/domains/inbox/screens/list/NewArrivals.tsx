import { useQueryClient } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/kit";
import { ENTRIES } from "../client.ts";
import { useNew } from "../use-new.ts";

/** Says that something has arrived since the list was read, and shows it on demand: it lies over the list, so that nothing moves under the pointer. */
export function NewArrivals({ onShow }: { onShow: () => void }) {
  const client = useQueryClient();
  const latest = useNew()?.latest;
  const [seen, setSeen] = useState(latest);
  if (seen === undefined && latest !== undefined) setSeen(latest);
  // Ids begin with the time. An earlier one is the latest where those after it were erased.
  const hasArrived = seen !== undefined && (latest ?? "") > (seen ?? "");
  return (
    <div role="status" className="sticky top-2 z-10 h-0">
      {hasArrived && (
        <div className="pointer-events-none grid justify-items-center">
          <Button
            variant="primary"
            icon={<ArrowUp />}
            className="pointer-events-auto shadow-float"
            onClick={() => {
              setSeen(latest);
              void client.invalidateQueries({ queryKey: [ENTRIES] });
              onShow();
            }}
          >
            Show new entries
          </Button>
        </div>
      )}
    </div>
  );
}
