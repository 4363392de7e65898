import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { canCorrectHistory } from '../../../people/policy';
import { covers } from '../../../people/effective-dates';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import { sectionOn } from '../../../people/record/sections/sections';
import { recordValues } from '../../../people/record/tables';
import { keepRow, removeRow } from '../../../people/record/values/keep';
import { RecordKeys } from '../../../people/record/values/keys';
import { openAnswers, rowsFrom } from '../../../people/record/values/values';
import type { ImportContext, RowOfFile, TakenBack } from '../../../workplace/imports/import-kind';
import { inHalves } from '../../../workplace/imports/rows/in-halves';
import { issueOf, refusalOf } from '../../../workplace/imports/rows/issue-of';
import { computed } from '../write/keep-answers';
import type { SectionRowMemory } from './plan-section-rows';
import { toldOf } from './write-section-rows';

/**
 * Takes rows of sections back: those that were added go, the others say again what they said. What somebody answered otherwise since, and
 * what other rows of the record refer to, stays.
 */
export async function takeSectionRowsBack(context: ImportContext, rows: readonly RowOfFile[]): Promise<TakenBack[]> {
  const { actor, db } = context;
  if (!actor.permissions.has(RECORD_EDIT))
    return rows.map(({ line }) => ({ line, issue: { column: '', reason: 'no_right' } }));
  const attempt = async (part: readonly RowOfFile[]): Promise<TakenBack[]> => {
    await db.transaction(async () => {
      for (const { memory } of part) await takeBack(context, memory);
    });
    return part.map(({ line }) => ({ line }));
  };
  return inHalves(rows, attempt, ({ line }, error): TakenBack => {
    if (!(error instanceof ApiError)) throw error;
    return { line, issue: { ...issueOf(error), column: '' } };
  });
}

const refuse = (reason: string) => refusalOf({ column: '', reason });

async function takeBack(context: ImportContext, memory: SectionRowMemory): Promise<void> {
  const { db, now, actor, services } = context;
  const { person: personId, section: code, row: rowId, isAdded = false, answers = [] } = memory;
  if (!personId || code === undefined || !rowId) return;
  if (!canCorrectHistory(actor, { personId })) throw refuse('own');
  const section = await sectionOn(db, code, dayOf(now));
  if (!section) throw refuse('not_valid');
  const [written, today] = [answers[0]?.day ?? '', dayOf(now)];
  // What was to come and has come since is taken back from today on.
  const day = written > today ? written : today;
  const rows = await rowsFrom(db, { personId, sectionCode: code, rowId }, day);
  const row = rows.find((one) => covers(one, day));
  const keys = new RecordKeys(services.secrets.record);
  const before = row ? await openAnswers(db, keys, row) : {};
  const isElse = answers.some((answer) => (before[answer.code] ?? '') !== answer.is);
  const said = new Set(answers.map((answer) => answer.code));
  const hasMore = section.definition.fields.some(
    ({ code: field, type }) => type !== 'formula' && !said.has(field) && (before[field] ?? '') !== '',
  );
  if (!row || isElse || (isAdded && hasMore)) throw refuse('later_change_since');
  if (isAdded && (await isReferredTo(context, { personId, rowId }))) throw refuse('built_upon');

  const keeping = { db, now, keys, by: actor.accountId };
  const place = { section, personId, rowId, from: day, seen: row.id };
  if (isAdded) await removeRow(keeping, place);
  else {
    const given = Object.fromEntries(answers.map((answer) => [answer.code, answer.was]));
    await keepRow(keeping, place, computed(section, { ...before, ...given }, day));
  }
  const about = { section: code, row: rowId, from: day };
  await audit(context, {
    ...{ subject: { kind: 'record', id: personId }, personId },
    action: isAdded ? 'delete from record' : 'change record',
    before: { ...about, answers: toldOf(section, answers, ({ is }) => is) },
    after: { ...about, answers: isAdded ? {} : toldOf(section, answers, ({ was }) => was) },
  });
}

/** Whether another row of the same record names a row, as a benefit names a relative. */
async function isReferredTo(
  { db, now }: ImportContext,
  { personId, rowId }: { readonly personId: string; readonly rowId: string },
): Promise<boolean> {
  const { validTo, supersededAt, answers } = recordValues;
  const isStill = and(isNull(supersededAt), or(isNull(validTo), gt(validTo, dayOf(now))));
  const names = sql`exists (select 1 from jsonb_each_text(${answers}) answer where answer.value = ${rowId})`;
  const isOther = and(eq(recordValues.personId, personId), ne(recordValues.rowId, rowId));
  return (await db.$count(recordValues, and(isOther, isStill, names))) > 0;
}
