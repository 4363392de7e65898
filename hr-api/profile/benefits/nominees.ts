import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { BENEFIT_FIELDS, BENEFIT_SECTION } from '../../../lib/contract/people/known-sections';
import { rowsFrom, type RecordRow } from '../../people/record/values/values';
import type { AnswersByCode } from '../../people/record/values/changes';
import { proposalsOf, type Proposal } from '../proposals/proposals';

/** Whom somebody has named for benefits: what is in force today or comes later, and what waits to be decided. */
export interface Nominees {
  readonly rows: readonly RecordRow[];
  readonly asked: readonly Proposal[];
  readonly today: CalendarDate;
}

const { relative, benefit, nominee } = BENEFIT_FIELDS;

/** Lets those who change nominees or relatives of one person take turns until the transaction ends. */
export async function lockNominees(db: Database, personId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`nominees ${personId}`}, 0))`);
}

export async function readNominees(db: Database, personId: string, today: CalendarDate): Promise<Nominees> {
  const question = { personId, sectionCode: BENEFIT_SECTION };
  const [rows, proposals] = [await rowsFrom(db, question, today), await proposalsOf(db, question)];
  return { rows, asked: proposals.filter(({ state }) => state === 'pending'), today };
}

export const isNamed = (answers: AnswersByCode) => answers[nominee] === 'Yes';

/** All that is said or asked for of anybody, but for what asks to take it away. */
const allSaid = ({ rows, asked }: Nominees) => [...rows, ...asked.filter(({ kind }) => kind !== 'delete')];

/** Whether a relative, by the key of their row, gets anything or is asked to. */
export const isNominee = (nominees: Nominees, relativeKey: string): boolean =>
  allSaid(nominees).some(({ answers }) => isNamed(answers) && answers[relative] === relativeKey);

/** The row that says what a relative gets of a benefit; null where there is none. */
export function rowIdFor(nominees: Nominees, relativeKey: string, benefitCode: string): string | null {
  const said = allSaid(nominees).find(
    ({ answers }) => answers[relative] === relativeKey && answers[benefit] === benefitCode,
  );
  return said?.rowId ?? null;
}
