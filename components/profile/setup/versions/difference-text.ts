import { ACCESSES, RELATIONS } from '@/lib/contract/people/record-rules';
import { SECTION_AREAS } from '@/lib/contract/people/section-rules';
import { FIELD_TYPES, PATTERNS } from '@/lib/contract/platform/form/field';
import { languages } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import type { Translate } from '@/lib/i18n/message-key';

type T = Translate<'profile-setup'>;

/** A difference between two versions, as the HR API tells it or as it was found here. */
export interface ShownDifference {
  readonly Part: 'section' | 'group' | 'field' | 'option' | 'access';
  readonly Kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly Name: string;
  readonly Property: string;
  readonly Before: string;
  readonly After: string;
}

const known = <One extends string>(all: readonly One[], text: string) => all.find((one) => one === text);

const VIEWS = { '': 'viewsBoth', own: 'viewsOwn', other: 'viewsOther' } as const;

/** What is different, in a word: `names.de` is the name in German. */
export function propertyText(t: T, { Part, Property }: ShownDifference): string {
  if (Property === '') return t(`comparedParts.${Part}`);
  const [property = '', code = ''] = Property.split('.');
  const language = known(languages, code);
  const text = t(`properties.${property as 'names'}`);
  return language ? `${text} (${languageNames[language]})` : text;
}

export function nameText(t: T, { Part, Name }: ShownDifference): string {
  const relation = known(RELATIONS, Name);
  return Part === 'access' && relation ? t(`relations.${relation}`) : Name;
}

/** One side of a difference in the words of the editor. */
export function valueText(t: T, { Part, Property }: ShownDifference, text: string): string {
  if (Property === 'views') return t(VIEWS[text as keyof typeof VIEWS] ?? 'viewsBoth');
  if (text === '') return '';
  if (text === 'true') return t('yes');
  if (text === 'false') return t('no');
  const access = known(ACCESSES, text);
  if (Part === 'access' && access) return t(`accesses.${access}`);
  const type = known(FIELD_TYPES, text);
  if (Property === 'type' && type) return t(`types.${type}`);
  const area = known(SECTION_AREAS, text);
  if (Property === 'area' && area) return t(`areas.${area}`);
  if (Property !== 'patterns') return text;
  const patterns = text.split(', ').flatMap((one) => known(PATTERNS, one) ?? []);
  return patterns.map((pattern) => t(`patterns.${pattern}`)).join(', ');
}
