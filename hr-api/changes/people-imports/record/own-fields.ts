import { BENEFIT_SECTION } from '../../../../lib/contract/people/known-sections';
import type { FieldType } from '../../../../lib/contract/platform/form/field';
import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';
import type { CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { fieldAccess } from '../../../people/record/rights/access';
import { sectionsOn, type Section } from '../../../people/record/sections/sections';
import { IDENTITY_COLUMNS, PERSON_COLUMN } from '../reading/record-fields';

/** A field of a section that HR has defined, as a column of a file. */
export interface OwnField {
  readonly column: string;
  readonly section: Section;
  readonly field: FieldDefinition;
}

/** What no cell of a table says: files, formatted text, people, and what is computed or only shown. */
const NOT_IN_TABLES: ReadonlySet<FieldType> = new Set([
  ...(['file', 'upload', 'editor', 'password', 'formula', 'label'] as const),
  ...(['locator', 'ilocator', 'memplist'] as const),
]);

const CHOOSING: ReadonlySet<FieldType> = new Set(['select', 'gselect', 'mselect', 'radio', 'checkbox', 'banklocator']);
const SEVERAL: ReadonlySet<FieldType> = new Set(['mselect', 'checkbox']);

/** Whether its answer has to be one of what it offers; of some types it may be several. */
export const isChosen = ({ type, list, options }: FieldDefinition) =>
  CHOOSING.has(type) && (list !== null || options.length > 0);
export const areSeveral = ({ type }: FieldDefinition) => SEVERAL.has(type);

/** How many rows a section has for each person. */
export type RowsOfSection = 'one' | 'several';

/**
 * The fields of the record that HR may edit at once and a cell can say, of sections with one row or with several. What others decide is
 * asked for in the record itself; what is secret is no column, since a file lies about in the clear. Benefits are shared out in the record
 * alone, where their shares are seen together.
 */
export async function ownFieldsOn(db: Database, today: CalendarDate, rows: RowsOfSection = 'one'): Promise<OwnField[]> {
  const sections = await sectionsOn(db, today);
  return sections
    .filter(({ code, definition }) => definition.isMaster === (rows === 'several') && code !== BENEFIT_SECTION)
    .filter(({ definition }) => !definition.isSeenTwice)
    .flatMap((section) => {
      const standard = standardFields(section.definition);
      return section.definition.fields
        .filter((field) => !standard.has(field.code) && isWritten(section.definition, field))
        .map((field) => ({ column: `S${section.code}_${field.code}`, section, field }));
    });
}

const isWritten = (definition: SectionDefinition, field: FieldDefinition): boolean =>
  !NOT_IN_TABLES.has(field.type) &&
  !field.isSecret &&
  field.isEnabled &&
  field.views !== 'own' &&
  fieldAccess(definition, field, new Set(['hr'])).access === 'edit';

/** What the columns of every list of people say already. */
function standardFields({ copies }: SectionDefinition): ReadonlySet<string> {
  const columns: ReadonlySet<string> = new Set(IDENTITY_COLUMNS.map((column) => PERSON_COLUMN[column]));
  return new Set(copies.flatMap(({ column, fields }) => (columns.has(column) && fields.length === 1 ? fields : [])));
}
