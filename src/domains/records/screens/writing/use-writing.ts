import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "#client";
import type { Property } from "../../entities/property.ts";
import { call, type RowsPlace } from "../client.ts";
import { shownTexts, type RowFields } from "./shown-texts.ts";
import { offerKey } from "./use-writing-offer.ts";

/** A written text, and the statements in it that nobody has made. */
export type WrittenText = { text: string; unconfirmed: readonly string[] };

type State = { isBusy: boolean; found?: WrittenText; message?: string };

/** Asks a model for a text of a row, on demand. Stopping it keeps the text before; leaving stops it. */
export function useWriting(place: RowsPlace, target: Property, fields: RowFields) {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ isBusy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function write(note: string): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setState(({ found }) => ({ isBusy: true, found }));
    const body = { property: target.name, values: shownTexts(fields, target, client), note };
    const ended = await call("POST /api/tenants/:tenant/entities/:entity/texts", { params: place, body, signal }).then(
      (found): Omit<State, "isBusy"> => ({ found }),
      (error: unknown) => ({ message: messageOf(error) }),
    );
    if (signal.aborted) return;
    setState(({ found }) => ({ isBusy: false, found, ...ended }));
    await client.invalidateQueries({ queryKey: offerKey(place.tenant) });
  }

  function stop(): void {
    running.current?.abort();
    setState(({ found }) => ({ isBusy: false, found }));
  }
  return { ...state, write, stop };
}
