import type { Language } from '@/lib/contract/platform/languages';

/** A number as a language writes it, with at most one decimal. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** A difference with its sign, of which nothing has none. */
export const signedText = (value: number, language: Language): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${numberText(Math.abs(value), language)}`;
