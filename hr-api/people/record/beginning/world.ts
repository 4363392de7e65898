import { languages, type Language } from '../../../../lib/contract/platform/languages';

/** ISO 3166-1. */
const COUNTRIES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** The languages of India's constitution and those that are spoken most elsewhere. */
const LANGUAGES =
  'as bn brx doi gu hi kn ks kok mai ml mni mr ne or pa sa sat sd ta te ur en ar cs da de el es fa fi fr he hu id it ja ko ms nl no pl pt ro ru si sv sw th tr uk vi zh';

const CURRENCIES = 'INR EUR GBP USD JPY CNY AED AUD CAD CHF HKD MYR SAR SEK SGD THB';

const LISTS = {
  countries: { type: 'region', codes: COUNTRIES },
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
    return Object.fromEntries(codes.split(' ').map((code) => [code, capital(names.of(code) ?? code)]));
  };
  return Object.fromEntries(languages.map((language) => [language, namesIn(language)])) as Record<
    Language,
    Record<string, string>
  >;
}
