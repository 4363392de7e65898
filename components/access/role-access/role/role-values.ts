import { ROLE_PARTS, type RolePartName } from '@/lib/contract/access/role-access/rules';
import type { AccessRoleDetail, RoleChoice, RoleNames } from '@/lib/contract/access/role-access/shapes';
import { languages, type Language } from '@/lib/contract/platform/languages';
import type { Translate } from '@/lib/i18n/message-key';

export const NO_NAMES: RoleNames = { de: '', en: '', es: '', fr: '', ja: '', zh: '' };

/** What is edited of a role: its names, and the keys of what is on in each part, in their order. */
export interface RoleValues {
  readonly Names: RoleNames;
  readonly permissions: readonly string[];
  readonly menus: readonly string[];
  readonly features: readonly string[];
}

const choicesOf = ({ Parts }: Pick<AccessRoleDetail, 'Parts'>, part: RolePartName): RoleChoice[] =>
  Parts.filter(({ Part }) => Part === part).flatMap(({ Groups }) => Groups.flatMap(({ Choices }) => Choices));

const onIn = (role: AccessRoleDetail, part: RolePartName) =>
  choicesOf(role, part)
    .filter(({ IsOn }) => IsOn)
    .map(({ Key }) => Key);

export const valuesOf = (role: AccessRoleDetail): RoleValues => ({
  Names: role.Names,
  permissions: onIn(role, 'permissions'),
  menus: onIn(role, 'menus'),
  features: onIn(role, 'features'),
});

/** What would be added to a part and taken from it, in the words of its choices. */
export interface PartChange {
  readonly part: RolePartName;
  readonly added: readonly RoleChoice[];
  readonly taken: readonly RoleChoice[];
}

/** What a save would change, part by part; those that stay are left out. */
export function changesOf(role: AccessRoleDetail, values: RoleValues): PartChange[] {
  return ROLE_PARTS.map((part) => ({
    part,
    added: choicesOf(role, part).filter(({ Key, IsOn }) => !IsOn && values[part].includes(Key)),
    taken: choicesOf(role, part).filter(({ Key, IsOn }) => IsOn && !values[part].includes(Key)),
  })).filter(({ added, taken }) => added.length + taken.length > 0);
}

export const isRenamed = (role: AccessRoleDetail, { Names }: RoleValues): boolean =>
  languages.some((language) => role.Names[language].trim() !== Names[language].trim());

/** A role with a name in one language is called so in English too, where it has no other name in it. */
export function withEnglish(names: RoleNames, language: Language): RoleNames {
  const trimmed = Object.fromEntries(languages.map((each) => [each, names[each].trim()])) as RoleNames;
  return trimmed.en === '' ? { ...trimmed, en: trimmed[language] } : trimmed;
}

export const checkNames = (t: Translate<'role-access'>, names: RoleNames, language: Language): string | null =>
  withEnglish(names, language).en === '' ? t('issues.required') : null;

/** The keys of a part with one switched. */
export const switched = (keys: readonly string[], key: string, isOn: boolean): readonly string[] =>
  isOn ? [...keys, key] : keys.filter((each) => each !== key);
