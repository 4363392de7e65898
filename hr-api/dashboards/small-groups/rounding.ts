const ROUNDED_TO = 5;

export const rounded = (people: number) => Math.round(people / ROUNDED_TO) * ROUNDED_TO;

/** What may be meant by the rounded count of some people, where nothing is told of fewer people than the threshold. */
export function intervalOf(people: number, threshold: number): { readonly least: number; readonly most: number } {
  const [told, off] = [rounded(people), Math.floor(ROUNDED_TO / 2)];
  return { least: Math.max(threshold, told - off), most: told + off };
}
