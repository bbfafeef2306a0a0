import { expect, it } from "vitest";
import { recordContract } from "../../../contract.ts";
import { canBeSorted, ENTITY_LIMITS } from "../../../entities/property.ts";
import { mergeProperties } from "../../../entities/merge-properties.ts";
import { readValues } from "../../../values/read-values.ts";
import { isIconName } from "#ui";
import { REMARK, SAMPLE, STARTERS } from "./index.ts";

it.each(STARTERS.map((starter) => [starter.name, starter] as const))(
  "the starter %s can be added as it is",
  (_name, starter) => {
    const { samples, ...entity } = starter;
    const body = recordContract.createEntity.body.parse(entity);
    const merged = mergeProperties([], body.properties, "");
    if (!merged.ok) throw new Error(merged.error.message);
    const sortable = merged.value.filter(({ isSortable }) => isSortable);
    expect(sortable.length).toBeLessThanOrEqual(ENTITY_LIMITS.sortable);
    expect(sortable.every(({ type }) => canBeSorted(type))).toBe(true);
    expect(isIconName(starter.icon)).toBe(true);
    expect(samples).toHaveLength(5);
    for (const sample of samples) {
      const read = readValues({ properties: merged.value }, { ...sample, [REMARK.name]: SAMPLE }, { isNew: true });
      expect(read.ok || read.error).toBe(true);
    }
  },
);
