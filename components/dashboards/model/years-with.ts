/** Years that can be chosen, the latest first; the one that is shown among them. */
export const yearsWith = (shown: number, years: readonly { readonly Year: number }[]): number[] =>
  [...new Set([shown, ...years.map(({ Year }) => Year)])].sort((one, other) => other - one);
