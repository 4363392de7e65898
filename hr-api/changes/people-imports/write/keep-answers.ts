import { and, gt, inArray, isNull, or } from 'drizzle-orm';
import { Form } from '../../../../lib/contract/platform/form/form';
import { auditAll } from '../../../platform/audit/audit';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { covers } from '../../../people/effective-dates';
import { refuseChange } from '../../../people/changes/checks/refuse-change';
import { planOf, sectionOn, type Section } from '../../../people/record/sections/sections';
import type { AnswersByCode } from '../../../people/record/values/changes';
import { recordValues } from '../../../people/record/tables';
import { keepRows, rowsOfPeople } from '../../../people/record/values/keep-rows';
import { RecordKeys } from '../../../people/record/values/keys';
import { openAnswers, rowIdOf } from '../../../people/record/values/values';
import type { ImportContext } from '../../../workplace/imports/import-kind';
import type { GivenAnswer, RecordsOfPeople } from '../planning';

/** What the records of some people say from today on in some sections. */
export async function readAnswers(
  { db, now }: Pick<ImportContext, 'db' | 'now'>,
  personIds: readonly string[],
  sectionCodes: readonly number[],
): Promise<RecordsOfPeople> {
  if (personIds.length === 0 || sectionCodes.length === 0) return () => ({});
  const { personId, sectionCode, answers, supersededAt, validFrom, validTo } = recordValues;
  const isStill = or(isNull(validTo), gt(validTo, dayOf(now)));
  const isOfThem = and(inArray(personId, [...new Set(personIds)]), inArray(sectionCode, [...sectionCodes]));
  const rows = await db
    .select({ personId, sectionCode, answers, validFrom, validTo })
    .from(recordValues)
    .where(and(isOfThem, isNull(supersededAt), isStill));
  const spans = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const key = `${row.personId} ${row.sectionCode}`;
    spans.set(key, [...(spans.get(key) ?? []), row]);
  }
  return (person, section, day) => spans.get(`${person} ${section}`)?.find((row) => covers(row, day))?.answers ?? {};
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
  for (const part of partsOf(people, isUndone ? dayOf(context.now) : null)) await keepPart(context, part, isUndone);
}

/** By section and day, not before a given one: each part is written in a few statements. */
function partsOf(people: readonly PersonAnswers[], notBefore: CalendarDate | null): Part[] {
  const parts = new Map<string, Part>();
  for (const { personId, answers } of people)
    for (const code of new Set(answers.map(({ section }) => section))) {
      const own = answers.filter(({ section }) => section === code);
      const day = ownDay(own, notBefore);
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
    kept.push({
      personId,
      seen,
      own: answers,
      before,
      given,
      answers: computed(section, { ...before, ...given }, day),
    });
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

/** What formulas of the section say then. */
export function computed(section: Section, answers: AnswersByCode, today: CalendarDate): AnswersByCode {
  const formulas = section.definition.fields.filter(({ type }) => type === 'formula');
  if (formulas.length === 0) return answers;
  const plan = planOf(section);
  const form = new Form(plan, Object.fromEntries(plan.fields.map(({ code, key }) => [key, answers[code] ?? ''])), {
    today,
  });
  return {
    ...answers,
    ...Object.fromEntries(formulas.flatMap(({ code, isRetired }) => (isRetired ? [] : [[code, form.effective(code)]]))),
  };
}

/** What was to come and has come since is taken back from today on. */
const ownDay = (own: readonly GivenAnswer[], notBefore: CalendarDate | null): CalendarDate => {
  const day = own[0]?.day ?? '';
  return notBefore !== null && notBefore > day ? notBefore : day;
};
