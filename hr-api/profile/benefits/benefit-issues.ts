import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { benefits } from '../../people/record/lists/tables';
import { BENEFIT_FIELDS, FAMILY_SECTION } from '../../../lib/contract/people/known-sections';
import type { AnswersByCode } from '../../people/record/values/changes';
import { rowsOn } from '../../people/record/values/values';
import { ROW_ID } from '../rows/find-row';
import { isNamed, rowIdFor, type Nominees } from './nominees';
import { shareIn } from './shares';

const { relative, benefit, share, address } = BENEFIT_FIELDS;
const CODE = /^\d{1,9}$/;

async function findBenefit(db: Database, code: string) {
  if (!CODE.test(code)) return null;
  const [found] = await db
    .select()
    .from(benefits)
    .where(eq(benefits.code, Number(code)));
  return found ?? null;
}

/** Whether a relative is one of the person's on a day. */
const isRelative = async (
  db: Database,
  { personId, rowId, on }: { personId: string; rowId: string; on: CalendarDate },
) => ROW_ID.test(rowId) && (await rowsOn(db, { personId, sectionCode: FAMILY_SECTION, rowId }, on)).length > 0;

const issueIf = (isWrong: boolean, path: string, message: string) => (isWrong ? [{ path, message }] : []);

/** BENF-07 to BENF-10: what is wrong with a nominee's row by what its benefit asks for; nobody is named twice for one benefit. */
export async function benefitIssues(
  db: Database,
  answers: AnswersByCode,
  {
    nominees,
    rowId,
    personId,
  }: { readonly nominees: Nominees; readonly rowId: string | null; readonly personId: string },
) {
  const named = rowIdFor(nominees, answers[relative] ?? '', answers[benefit] ?? '');
  const doubled = issueIf(named !== null && named !== rowId, benefit, 'doubled');
  const asked = await findBenefit(db, answers[benefit] ?? '');
  if (!asked || !isNamed(answers)) return doubled;
  const family = { personId, rowId: answers[relative] ?? '', on: nominees.today };
  const [part, where] = [answers[share] ?? '', answers[address] ?? ''];
  return [
    ...doubled,
    ...issueIf(!(await isRelative(db, family)), relative, 'unknown_choice'),
    ...issueIf(rowId === null && !asked.isActive, benefit, 'unknown_choice'),
    ...issueIf(asked.shareEnable && part === '', share, 'required'),
    ...issueIf(asked.shareEnable && part !== '' && shareIn(part) === null, share, 'invalid'),
    ...issueIf(!asked.shareEnable && part !== '', share, 'not_enabled'),
    ...issueIf(asked.addressEnable && asked.addressMandatory && where === '', address, 'required'),
    ...issueIf(!asked.addressEnable && where !== '', address, 'not_enabled'),
  ];
}
