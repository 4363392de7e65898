import type { Language } from '../../../../lib/contract/platform/languages';
import type { Offers } from '../../../platform/offers';
import type { PartGroup } from '../role-part';

/** Every permission that there is, below the capability that declares it; one without a text is called by its name. */
export function permissionChoices(
  capabilities: readonly Offers[],
  held: ReadonlySet<string>,
  language: Language,
): PartGroup[] {
  const groups = capabilities.flatMap(({ permissions, permissionTexts }): PartGroup[] => {
    const names = Object.keys(permissions ?? {});
    if (names.length === 0) return [];
    const name = permissionTexts?.title[language] ?? '';
    const choices = names.map((key) => ({
      key,
      name: permissionTexts?.permissions[key]?.[language] ?? key,
      detail: key,
      isOn: held.has(key),
    }));
    return [{ group: names[0] ?? '', name, choices }];
  });
  return groups.sort((one, other) => one.name.localeCompare(other.name, language));
}
