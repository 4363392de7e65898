import type { PersonColumn } from '../../../../lib/contract/people/section-rules';
import type { CalendarDate } from '../../../platform/dates';
import { fieldAccess } from '../../../people/record/rights/access';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import { sectionsOn, type Section } from '../../../people/record/sections/sections';
import type { ImportContext } from '../../../workplace/imports/import-kind';

/** What is kept in the record of whom it is, by the columns of an import. */
export const PERSON_COLUMN = {
  GivenName: 'givenName',
  FamilyName: 'familyName',
  Mail: 'mail',
  PersonalMail: 'personalMail',
  BornOn: 'bornOn',
  Gender: 'gender',
} as const satisfies Record<string, PersonColumn>;
export type IdentityColumn = keyof typeof PERSON_COLUMN;
export const IDENTITY_COLUMNS = Object.keys(PERSON_COLUMN) as IdentityColumn[];

/** Where a column stands in the record. */
export interface RecordField {
  readonly section: Section;
  readonly code: string;
}

/**
 * The fields of the record that columns of a file are written to: those of one field alone that whoever keeps records may edit at once.
 * What is asked for first, or is two fields at once, is changed in the record itself.
 */
export async function recordFields(
  { db, actor }: Pick<ImportContext, 'db' | 'actor'>,
  today: CalendarDate,
): Promise<ReadonlyMap<string, RecordField>> {
  const found = new Map<string, RecordField>();
  if (!actor.permissions.has(RECORD_EDIT)) return found;
  for (const section of await sectionsOn(db, today)) {
    const { definition } = section;
    if (definition.isMaster || definition.isSeenTwice) continue;
    for (const column of IDENTITY_COLUMNS) {
      const copy = definition.copies.find((one) => one.column === PERSON_COLUMN[column]);
      const [code, other] = copy?.fields ?? [];
      const field = definition.fields.find((one) => one.code === code);
      if (!code || other || !field || field.isSecret || found.has(column)) continue;
      if (fieldAccess(definition, field, new Set(['hr'])).access === 'edit') found.set(column, { section, code });
    }
  }
  return found;
}
