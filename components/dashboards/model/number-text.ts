import type { Language } from '@/lib/contract/platform/languages';

/** A number as a language writes it, with at most one decimal. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
