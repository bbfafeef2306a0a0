import { Moment } from "#client";
import { StatusBadge } from "#ui/kit";
import type { Endpoint } from "../contract.ts";

function badgeOf({ isEnabled, disabledBecause, isUnhealthy, failingSince, deliveredAt }: Endpoint) {
  if (disabledBecause === "gone") return { tone: "bad", text: "Gone" } as const;
  if (!isEnabled) return { tone: "neutral", text: "Off" } as const;
  if (isUnhealthy) return { tone: "bad", text: "Unhealthy" } as const;
  if (failingSince !== undefined) return { tone: "attention", text: "Failing" } as const;
  return deliveredAt === undefined
    ? ({ tone: "neutral", text: "Not used yet" } as const)
    : ({ tone: "good", text: "Healthy" } as const);
}

/** The health of an endpoint in a word, with the last failure. */
export function EndpointHealth({ endpoint }: { endpoint: Endpoint }) {
  const { failure, failingSince, oldSecretUntil } = endpoint;
  const { tone, text } = badgeOf(endpoint);
  return (
    <span className="grid justify-items-start gap-1 py-1">
      <StatusBadge tone={tone}>{text}</StatusBadge>
      {failingSince !== undefined && (
        <span className="text-sm text-ink-soft">
          Since <Moment at={failingSince} />
          {failure !== undefined && `: ${failure}`}
        </span>
      )}
      {oldSecretUntil !== undefined && (
        <span className="text-sm text-ink-soft">
          The old secret works until <Moment at={oldSecretUntil} />
        </span>
      )}
    </span>
  );
}
