import { COUNTRY_CODES } from '@/lib/contract/people/country-codes';

export interface CountryWord {
  readonly value: string;
  readonly text: string;
}

/** Every country with its name in a language, by name. Names differ between servers and browsers, so one of them says them. */
export function countryWords(language: string): CountryWord[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const words = COUNTRY_CODES.map((value) => ({ value, text: names.of(value) ?? value }));
  return words.sort((one, other) => one.text.localeCompare(other.text, language));
}
