import { foldText } from '../../../../lib/contract/platform/fold-text';
import { languages } from '../../../../lib/contract/platform/languages';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import { nameIn } from '../../../people/record/sections/section-form';
import type { ImportContext } from '../../../workplace/imports/import-kind';
import { ownFieldsOn, type OwnField } from '../record/own-fields';
import { KEY_OPTION } from './section-columns';

/** What rows of sections are compared with that is the same for all of them. */
export interface SectionFacts {
  readonly today: CalendarDate;
  readonly ownFields: readonly OwnField[];
  /** Whether whoever imports keeps records. */
  readonly mayKeepRecords: boolean;
  /** The fields that tell the rows of a person apart, those of all sections; none where rows are told apart by all that they say. */
  readonly keys: readonly OwnField[];
  /** What was said of them and names no field. */
  readonly unknownKey: string | null;
}

export async function readSectionFacts({
  db,
  actor,
  now,
  options,
}: Pick<ImportContext, 'db' | 'actor' | 'now' | 'options'>): Promise<SectionFacts> {
  const today = dayOf(now);
  const ownFields = await ownFieldsOn(db, today, 'several');
  const named = (options[KEY_OPTION] ?? '')
    .split(/[,;、，；]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const fieldsNamed = named.map((name) => ownFields.filter((own) => isCalled(own, name)));
  return {
    ...{ today, ownFields, mayKeepRecords: actor.permissions.has(RECORD_EDIT) },
    keys: fieldsNamed.flat(),
    unknownKey: named.find((_, at) => fieldsNamed[at]?.length === 0) ?? null,
  };
}

/** By its name in any language, with its section behind it as the title of the column has it or without. */
function isCalled({ field, section }: OwnField, name: string): boolean {
  return languages.some((language) => {
    const own = nameIn(field.names, language);
    const titled = `${own} (${nameIn(section.definition.names, language)})`;
    return [own, titled].some((one) => foldText(one) === foldText(name));
  });
}
