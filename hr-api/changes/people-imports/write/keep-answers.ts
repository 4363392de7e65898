import { inArray, isNull, and } from 'drizzle-orm';
import { auditAll } from '../../../platform/audit/audit';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { asOn, covers } from '../../../people/effective-dates';
import { refuseChange } from '../../../people/changes/checks/refuse-change';
import { sectionOn } from '../../../people/record/sections/sections';
import { recordValues } from '../../../people/record/tables';
import { keepRows, rowsOfPeople } from '../../../people/record/values/keep-rows';
import { RecordKeys } from '../../../people/record/values/keys';
import { openAnswers, rowIdOf } from '../../../people/record/values/values';
import type { ImportContext } from '../../../workplace/imports/import-kind';
import type { GivenAnswer } from '../planning';

/** What the records of some people say today in some sections, by person and section; secret answers are left out. */
export async function readAnswers(
  { db, now }: Pick<ImportContext, 'db' | 'now'>,
  personIds: readonly string[],
  sectionCodes: readonly number[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (personIds.length === 0 || sectionCodes.length === 0) return new Map();
  const { personId, sectionCode, answers, supersededAt } = recordValues;
  const isOfThem = and(inArray(personId, [...new Set(personIds)]), inArray(sectionCode, [...sectionCodes]));
  const rows = await db
    .select({ personId, sectionCode, answers })
    .from(recordValues)
    .where(and(isOfThem, isNull(supersededAt), asOn(recordValues, dayOf(now))));
  return new Map(rows.map((row) => [`${row.personId} ${row.sectionCode}`, row.answers]));
}

/** What is put into the record of one person. */
export interface PersonAnswers {
  readonly personId: string;
  readonly answers: readonly GivenAnswer[];
}

interface Part {
  readonly code: number;
  readonly day: CalendarDate;
  readonly people: PersonAnswers[];
}

/**
 * Puts answers into the records of some people, beside what they say already, and leaves the audit rows. `isUndone`: what was given before
 * comes back; refused where somebody has answered otherwise since.
 */
export async function keepAnswers(context: ImportContext, people: readonly PersonAnswers[], isUndone = false) {
  for (const part of partsOf(people, dayOf(context.now))) await keepPart(context, part, isUndone);
}

/** By section and day: each part is written in a few statements. */
function partsOf(people: readonly PersonAnswers[], today: CalendarDate): Part[] {
  const parts = new Map<string, Part>();
  for (const { personId, answers } of people)
    for (const code of new Set(answers.map(({ section }) => section))) {
      const own = answers.filter(({ section }) => section === code);
      const day = ownDay(own, today);
      const part = parts.get(`${code} ${day}`) ?? { code, day, people: [] };
      part.people.push({ personId, answers: own });
      parts.set(`${code} ${day}`, part);
    }
  return [...parts.values()];
}

async function keepPart(context: ImportContext, { code, day, people }: Part, isUndone: boolean): Promise<void> {
  const { db, now, actor, services } = context;
  const keys = new RecordKeys(services.secrets.record);
  const section = await sectionOn(db, code, dayOf(now));
  if (!section) throw refuseChange({ path: '', message: 'not_valid' });
  const personIds = people.map(({ personId }) => personId);
  const stored = await rowsOfPeople(db, personIds, { section, from: day });
  const kept = [];
  for (const { personId, answers } of people) {
    const seen = stored.get(personId)?.find((row) => covers(row, day)) ?? null;
    const before = seen ? await openAnswers(db, keys, seen) : {};
    if (isUndone && answers.some((answer) => (before[answer.code] ?? '') !== answer.is))
      throw refuseChange({ path: '', message: 'later_change' });
    const given = Object.fromEntries(answers.map((answer) => [answer.code, isUndone ? answer.was : answer.is]));
    kept.push({ personId, seen, own: answers, before, given, answers: { ...before, ...given } });
  }
  await keepRows({ db, now, keys, by: actor.accountId }, { section, from: day }, kept);
  const keyOf = (field: string) => section.definition.fields.find((one) => one.code === field)?.key ?? field;
  await auditAll(
    context,
    kept.map(({ personId, seen, own, before, given }) => {
      const about = { section: code, row: seen?.rowId ?? rowIdOf(personId, code), from: day };
      const told = (texts: Readonly<Record<string, string>>) =>
        Object.fromEntries(own.map((answer) => [keyOf(answer.code), texts[answer.code] ?? '']));
      return {
        ...{ subject: { kind: 'record', id: personId }, personId, action: 'change record' },
        before: { ...about, answers: told(before) },
        after: { ...about, answers: told(given) },
      };
    }),
  );
}

/** What was to come and has come since is taken back from today on. */
const ownDay = (own: readonly GivenAnswer[], today: CalendarDate) => {
  const day = own[0]?.day ?? today;
  return day > today ? day : today;
};
