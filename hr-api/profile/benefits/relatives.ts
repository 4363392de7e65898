import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { findChoices } from '../../people/record/lists/choices';
import { FAMILY_SECTION } from '../../../lib/contract/people/known-sections';
import { rowsOn } from '../../people/record/values/values';
import type { OpenSection, ReadContext } from '../access/open-section';

/**
 * The relatives of somebody, or the one with a key.
 * @throws ApiError `not_found` for a key that is of none of them
 */
export async function findRelatives(
  { db, language, now }: Pick<ReadContext, 'db' | 'language' | 'now'>,
  { subject }: Pick<OpenSection, 'subject'>,
  key: string,
) {
  const rows = await rowsOn(db, { personId: subject.personId, sectionCode: FAMILY_SECTION }, dayOf(now));
  const asked = rows.filter(({ rowId }) => key === '' || rowId === key);
  if (key !== '' && asked.length === 0) throw new ApiError('not_found');
  const relations = [...new Set(asked.map(({ answers }) => answers['Relation'] ?? ''))];
  const names = await findChoices(db, 'relations', { language, values: relations, limit: relations.length });
  return asked.map(({ rowId, answers: { Name = '', Relation = '' } }) => ({
    Family_Code: rowId,
    Name,
    Relation: names.find(({ value }) => value === Relation)?.label ?? Relation,
  }));
}
