import type { Language } from '../../../../lib/contract/platform/languages';
import type { FieldDefinition } from '../../../../lib/contract/people/section-definition';
import { nameIn } from '../../../people/record/sections/section-form';
import type { Section } from '../../../people/record/sections/sections';

interface FieldOfSection {
  readonly section: Section;
  readonly field: FieldDefinition;
}

/** From the shortest on; a list section always stands before its fields, as each holds several answers. */
function candidatesOf({ section, field }: FieldOfSection, language: Language): readonly string[] {
  const { isMaster, names, groups } = section.definition;
  const title = nameIn(field.names, language);
  const sectionName = nameIn(names, language);
  const groupName = nameIn(groups.find(({ code }) => code === field.group)?.names ?? {}, language);
  const whole = `${sectionName}, ${groupName}: ${title}`;
  const inSection = `${sectionName}: ${title}`;
  return isMaster ? [inSection, whole] : [title, inSection, `${groupName}: ${title}`, whole];
}

/**
 * What the fields of a record are called beside others: by their name alone where nothing else has it, else with their section or group in
 * front.
 */
export function recordTitles(
  fields: readonly FieldOfSection[],
  language: Language,
  taken: readonly string[],
): readonly string[] {
  const all = fields.map((field) => candidatesOf(field, language));
  const uses = new Map<string, number>();
  for (const title of [...taken, ...all.flatMap((candidates) => [...new Set(candidates)])])
    uses.set(title, (uses.get(title) ?? 0) + 1);
  return all.map((candidates) => candidates.find((title) => uses.get(title) === 1) ?? candidates.at(-1)!);
}
