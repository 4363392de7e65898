import { COUNTRY_CODES } from '../../../../lib/contract/people/country-codes';
import { inEachLanguage, type Language } from '../../../../lib/contract/platform/languages';

/** The languages of India's constitution and those that are spoken most elsewhere. */
const LANGUAGES =
  'as bn brx doi gu hi kn ks kok mai ml mni mr ne or pa sa sat sd ta te ur en ar cs da de el es fa fi fr he hu id it ja ko ms nl no pl pt ro ru si sv sw th tr uk vi zh'.split(
    ' ',
  );

const CURRENCIES = 'INR EUR GBP USD JPY CNY AED AUD CAD CHF HKD MYR SAR SEK SGD THB'.split(' ');

const LISTS = {
  countries: { type: 'region', codes: COUNTRY_CODES },
  languages: { type: 'language', codes: LANGUAGES },
  currencies: { type: 'currency', codes: CURRENCIES },
} as const;
export type WorldList = keyof typeof LISTS;
export const WORLD_LISTS = Object.keys(LISTS) as WorldList[];

/** What the world's countries, languages and currencies are called, by their codes, in each language. */
export function worldNames(list: WorldList): Record<Language, Record<string, string>> {
  const { type, codes } = LISTS[list];
  const namesIn = (language: Language) => {
    const names = new Intl.DisplayNames(language, { type });
    // Languages are written small in some languages, as within a sentence; in a list they stand alone.
    const capital = (name: string) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
    return Object.fromEntries(codes.map((code) => [code, capital(names.of(code) ?? code)]));
  };
  return inEachLanguage(namesIn);
}
