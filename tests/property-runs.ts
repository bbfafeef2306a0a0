/**
 * How often a property is tried: `npm run check` sets fewer, `npm run test:long` more.
 * @param usual how often `npm test` tries it.
 */
export function propertyRuns(usual: number): { numRuns: number } {
  return { numRuns: Number(process.env.PROPERTY_RUNS ?? usual) };
}
