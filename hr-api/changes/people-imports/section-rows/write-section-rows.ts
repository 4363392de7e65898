import { auditAll } from '../../../platform/audit/audit';
import type { Section } from '../../../people/record/sections/sections';
import { keepRow } from '../../../people/record/values/keep';
import { RecordKeys } from '../../../people/record/values/keys';
import { newRowId, openAnswers } from '../../../people/record/values/values';
import type { ImportContext, PlannedRow } from '../../../workplace/imports/import-kind';
import type { GivenAnswer } from '../planning';
import { computed } from '../write/keep-answers';
import type { SectionRowMemory, SectionRowWork } from './plan-section-rows';

/** What answers an audit row tells, by the keys of the fields. */
export const toldOf = (
  { definition }: Section,
  answers: readonly GivenAnswer[],
  say: (answer: GivenAnswer) => string,
): Record<string, string> =>
  Object.fromEntries(
    answers.map((answer) => [
      definition.fields.find(({ code }) => code === answer.code)?.key ?? answer.code,
      say(answer),
    ]),
  );

/** Writes rows of sections, as the form does: one more, or other answers in one that is there. Answers that no line says stay. */
export async function writeSectionRows(
  context: ImportContext,
  rows: readonly PlannedRow[],
): Promise<Map<number, Record<string, unknown>>> {
  const { db, now, actor, services } = context;
  const keys = new RecordKeys(services.secrets.record);
  const memories = new Map<number, Record<string, unknown>>();
  const audited = [];
  for (const [at, { line, memory: before, work }] of rows.entries()) {
    const { personId, section, day, row, answers } = work as SectionRowWork;
    // Rows of a section stand in the order of the file.
    const rowId = row?.rowId ?? newRowId(new Date(now.getTime() + at));
    const given = Object.fromEntries(answers.map(({ code, is }) => [code, is]));
    const all = { ...(row ? await openAnswers(db, keys, row) : {}), ...given };
    const place = { section, personId, rowId, from: day, seen: row?.id ?? null };
    await keepRow({ db, now, keys, by: actor.accountId }, place, computed(section, all, day));
    const memory: SectionRowMemory = {
      ...{ ...before, person: personId, section: section.code, row: rowId, isAdded: row === null, answers },
    };
    memories.set(line, { ...memory });
    const about = { section: section.code, row: rowId, from: day };
    audited.push({
      ...{ subject: { kind: 'record', id: personId }, personId },
      action: row ? 'change record' : 'add to record',
      before: { ...about, answers: row ? toldOf(section, answers, ({ was }) => was) : {} },
      after: { ...about, answers: toldOf(section, answers, ({ is }) => is) },
    });
  }
  await auditAll(context, audited);
  return memories;
}
