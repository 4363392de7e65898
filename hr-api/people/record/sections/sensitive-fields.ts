import type { FieldDefinition } from '../../../../lib/contract/people/section-definition';
import { languages, type Language } from '../../../../lib/contract/platform/languages';

/** Lists of which each choice says something sensitive. */
const SENSITIVE_LISTS: ReadonlySet<string> = new Set(['blood-groups', 'family', 'marital-statuses', 'relations']);

/** Beliefs, origin, family, body and health, by how the words for them begin; a word of Chinese or Japanese stands anywhere. */
const SENSITIVE_WORDS: Readonly<Record<Language, string>> = {
  de: 'religi|glaube|konfession|kaste|ethni|muttersprache|politi|gewerkschaft|sexu|famil|ehe|verheirat|kind|blut|auge|seh|gesundheit|krank|behinder|schwanger',
  en: 'religi|faith|belief|creed|caste|ethnic|race\\b|tribe|mother tongue|politic|trade union|sexual|famil|marital|marri|spouse|child|blood|eye|vision|health|illness|disab|pregnan',
  es: 'religi|creencia|fe\\b|casta|etni|lengua materna|polític|sindica|sexual|famil|estado civil|casad|cónyuge|hij|sangre|sanguíne|ojo|vista|visual|salud|enfermedad|discapac|embaraz',
  fr: 'religi|croyance|culte|caste|ethni|langue maternelle|politiqu|syndica|sexuel|famil|matrimonial|mari|conjoint|enfant|sang|œil|yeux|vue|santé|maladie|handicap|enceinte',
  ja: '宗教|信仰|民族|人種|母語|政治|労働組合|性的|家族|婚|配偶者|子ども|子供|扶養|血液|視力|健康|病|障害|障がい|妊娠',
  zh: '宗教|信仰|民族|种族|母语|政治|工会|性取向|家庭|家属|婚|配偶|子女|血型|视力|健康|疾病|残疾|怀孕',
};

const SPACED: ReadonlySet<Language> = new Set(['de', 'en', 'es', 'fr']);
const isSensitiveText = Object.fromEntries(
  languages.map((language) => {
    const words = `(?:${SENSITIVE_WORDS[language]})`;
    return [language, new RegExp(SPACED.has(language) ? `(?<!\\p{L})${words}` : words, 'iu')];
  }),
) as Readonly<Record<Language, RegExp>>;

/** `BloodGroup` as words. */
const wordsOf = (key: string) => key.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ');

/**
 * Whether a field asks for what tells of somebody's beliefs, origin, family or health, by its definition alone: its list, and what it is
 * called. An organisation names its fields as it likes, so rather one too many is held to be.
 */
export const isSensitive = ({ key, names, list }: Pick<FieldDefinition, 'key' | 'names' | 'list'>): boolean =>
  (list !== null && SENSITIVE_LISTS.has(list)) ||
  isSensitiveText.en.test(wordsOf(key)) ||
  languages.some((language) => isSensitiveText[language].test(names[language] ?? ''));
