import type { Database } from '../../platform/db/database';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { BENEFIT_FIELDS, BENEFIT_SECTION, FAMILY_SECTION } from '../../../lib/contract/people/known-sections';
import type { AnswersByCode } from '../../people/record/values/changes';
import type { ChangeKind } from '../../../lib/contract/people/record-rules';
import { isNominee, lockNominees, readNominees } from './nominees';
import { isOverfull } from './shares';

interface Context {
  readonly db: Database;
  readonly now: Date;
}

interface Row {
  readonly sectionCode: number;
  readonly personId: string;
  readonly rowId: string;
  readonly kind: ChangeKind;
}

/**
 * Before a row is written: waits for others who change nominees or relatives of the same person.
 * @throws ApiError `conflict` where it would take away a relative who is named for a benefit
 */
export async function beforeNominees({ db, now }: Context, { sectionCode, personId, rowId, kind }: Row): Promise<void> {
  const takesRelative = sectionCode === FAMILY_SECTION && kind === 'delete';
  if (sectionCode !== BENEFIT_SECTION && !takesRelative) return;
  await lockNominees(db, personId);
  if (takesRelative && isNominee(await readNominees(db, personId, dayOf(now)), rowId))
    throw new ApiError('conflict', { params: { reason: 'nominee' } });
}

/** Whether a row, as it was just written, makes its benefit more than whole. */
export async function passesWhole(
  { db, now }: Context,
  { sectionCode, personId }: Pick<Row, 'sectionCode' | 'personId'>,
  { answers, withAsked }: { readonly answers: AnswersByCode; readonly withAsked: boolean },
): Promise<boolean> {
  const benefit = answers[BENEFIT_FIELDS.benefit] ?? '';
  if (sectionCode !== BENEFIT_SECTION || benefit === '') return false;
  return isOverfull(await readNominees(db, personId, dayOf(now)), { benefit, withAsked });
}
