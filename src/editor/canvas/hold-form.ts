/** Keeps a form from being submitted, also by its own script. */
export function holdForm(event: Pick<Event, "preventDefault" | "stopPropagation">): void {
  event.preventDefault();
  event.stopPropagation();
}
