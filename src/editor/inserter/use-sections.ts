import { useEffect, useState } from "react";
import type { Section } from "#publishing";
import { messageOf } from "#shared";
import { toast } from "#ui/kit";
import type { Sections } from "../editor-props.ts";
import { bare } from "./find-blocks.ts";

function showFailure(failure: unknown): void {
  toast.error(messageOf(failure));
}

/** @returns the sections whose names contain a search. */
export function findSections(saved: readonly Section[], search: string): Section[] {
  return saved.filter(({ name }) => bare(name).includes(bare(search)));
}

/** The saved sections; those deleted here stay in the list as long as it is shown. @param sections undefined without any storage. */
export function useSections(sections: Sections | undefined) {
  const [saved, setSaved] = useState<readonly Section[]>([]);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    sections?.list().then(setSaved, showFailure);
  }, [sections]);
  const mark = (id: string, isDeleted: boolean) =>
    setDeleted((all) => new Set(isDeleted ? [...all, id] : [...all].filter((one) => one !== id)));
  const remove = ({ id }: Section) => {
    mark(id, true);
    sections?.remove(id).catch((failure: unknown) => {
      mark(id, false);
      showFailure(failure);
    });
  };
  const bringBack = async ({ name, blocks }: Section): Promise<void> => {
    try {
      await sections?.save(name, blocks);
      if (sections) setSaved(await sections.list());
    } catch (failure) {
      showFailure(failure);
    }
  };
  return { saved, deleted, remove, bringBack };
}
