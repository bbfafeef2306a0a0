const reading = new Map<string, Promise<ReadonlyMap<string, string>>>();

async function read(type: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`/blocks/${encodeURIComponent(type)}`);
  if (!answer.ok) throw new Error(`The catalogue answers ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const samples = [...page.querySelectorAll<HTMLElement>(`.sample > [data-block-type="${CSS.escape(type)}"]`)];
  return new Map(samples.map((sample) => [sample.dataset.blockStyle ?? "", sample.outerHTML]));
}

/**
 * Reads the samples of a block type as the site's catalogue shows them (`/blocks/<type>`), once.
 * @returns their markup by style; "" is that of a type without styles. @throws Error when the catalogue can't be read; the
 * next call tries again.
 */
export function catalogueSamples(type: string): Promise<ReadonlyMap<string, string>> {
  const known = reading.get(type);
  if (known) return known;
  const samples = read(type);
  reading.set(type, samples);
  samples.catch(() => reading.delete(type));
  return samples;
}
