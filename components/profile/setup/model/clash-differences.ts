import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { sectionDifferences, type Difference } from '@/lib/contract/people/section-differences';
import type { Language } from '@/lib/contract/platform/languages';
import type { Clash } from './merge-definitions';

interface Sides {
  readonly mine: SectionDefinition;
  readonly theirs: SectionDefinition;
}

/** In what two people changed one part of a section differently. */
export function clashDifferences({ part, name }: Clash, { mine, theirs }: Sides, language: Language): Difference[] {
  const only = (definition: SectionDefinition): SectionDefinition => ({
    ...definition,
    groups: part === 'groups' ? definition.groups.filter(({ code }) => code === name) : [],
    fields: part === 'fields' ? definition.fields : [],
  });
  const found = sectionDifferences(only(mine), only(theirs), language);
  if (part === 'fields') return found.filter(({ fieldCode }) => fieldCode === name);
  if (part === 'groups') return found.filter((one) => one.part === 'group');
  return found.filter(({ property }) => property === name || property.startsWith(`${name}.`));
}
