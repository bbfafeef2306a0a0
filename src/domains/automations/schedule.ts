import type { Schedule } from "./trigger-types.ts";

/** @returns the first instant after `after` at which a schedule is due, all in UTC. */
export function nextSlot({ every, at, weekday, day }: Schedule, after: Date): Date {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const slot = new Date(after);
  slot.setUTCSeconds(0, 0);
  slot.setUTCMinutes(minutes);
  if (every === "hour") {
    if (slot <= after) slot.setUTCHours(slot.getUTCHours() + 1);
    return slot;
  }
  slot.setUTCHours(hours);
  if (every === "day") {
    if (slot <= after) slot.setUTCDate(slot.getUTCDate() + 1);
    return slot;
  }
  if (every === "week") {
    // Sunday is 0 in JavaScript, 7 in ISO 8601.
    slot.setUTCDate(slot.getUTCDate() + ((weekday - slot.getUTCDay() + 7) % 7));
    if (slot <= after) slot.setUTCDate(slot.getUTCDate() + 7);
    return slot;
  }
  slot.setUTCDate(day);
  if (slot <= after) slot.setUTCMonth(slot.getUTCMonth() + 1);
  return slot;
}

/** @returns when a schedule was due before one of its instants. */
export function slotBefore({ every }: Schedule, slot: Date): Date {
  const before = new Date(slot);
  if (every === "hour") before.setUTCHours(before.getUTCHours() - 1);
  else if (every === "day") before.setUTCDate(before.getUTCDate() - 1);
  else if (every === "week") before.setUTCDate(before.getUTCDate() - 7);
  else before.setUTCMonth(before.getUTCMonth() - 1);
  return before;
}
