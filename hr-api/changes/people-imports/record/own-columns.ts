import { inEachLanguage, type Language } from '../../../../lib/contract/platform/languages';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { nameIn } from '../../../people/record/sections/section-form';
import type { ImportColumn } from '../../../workplace/imports/import-kind';
import { isChosen, ownFieldsOn, type OwnField, type RowsOfSection } from './own-fields';

const MAX_HINT = 200;

/**
 * The columns that the sections of HR give to lists of people, as they are now. Each says its section: a list from elsewhere, whose
 * “Nationality” may be anything, is not taken for it unless somebody says so.
 */
export async function ownColumns(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  rows: RowsOfSection = 'one',
): Promise<ImportColumn[]> {
  return (await ownFieldsOn(db, dayOf(now), rows)).map((own) => {
    const { column, section, field } = own;
    const { names, notes, isMandatory } = field;
    const sectionIn = (language: Language) => nameIn(section.definition.names, language);
    return {
      key: column,
      titles: inEachLanguage((language) => `${nameIn(names, language)} (${sectionIn(language)})`),
      hints: inEachLanguage((language) => (notes[language] ?? notes.en ?? '').slice(0, MAX_HINT)),
      groups: inEachLanguage(sectionIn),
      type: typeOf(own),
      canClear: !isMandatory,
    };
  });
}

function typeOf({ field }: OwnField): ImportColumn['type'] {
  if (field.type === 'date') return 'day';
  if (field.type === 'number' || field.type === 'rating') return 'number';
  return isChosen(field) || field.type === 'switch' ? 'choice' : 'text';
}
