import { inArray, isNull, and } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { asOn } from '../../../people/effective-dates';
import { refuseChange } from '../../../people/changes/checks/refuse-change';
import { sectionOn } from '../../../people/record/sections/sections';
import { recordValues } from '../../../people/record/tables';
import { keepRow } from '../../../people/record/values/keep';
import { RecordKeys } from '../../../people/record/values/keys';
import { openAnswers, rowIdOf, rowsOn } from '../../../people/record/values/values';
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

interface Keeping {
  readonly personId: string;
  readonly answers: readonly GivenAnswer[];
  /** Whether what was given before comes back; refused where somebody has answered otherwise since. */
  readonly isUndone?: boolean;
}

/** Puts answers of one person into their record, beside what it says already, and leaves the audit rows. */
export async function keepAnswers(context: ImportContext, { personId, answers, isUndone = false }: Keeping) {
  const { db, now, actor, services } = context;
  const keys = new RecordKeys(services.secrets.record);
  for (const code of new Set(answers.map(({ section }) => section))) {
    const own = answers.filter(({ section }) => section === code);
    const day = ownDay(own, dayOf(now));
    const section = await sectionOn(db, code, dayOf(now));
    if (!section) throw refuseChange({ path: '', message: 'not_valid' });
    const [row] = await rowsOn(db, { personId, sectionCode: code }, day);
    const before = row ? await openAnswers(db, keys, row) : {};
    if (isUndone && own.some((answer) => (before[answer.code] ?? '') !== answer.is))
      throw refuseChange({ path: '', message: 'later_change' });
    const given = Object.fromEntries(own.map((answer) => [answer.code, isUndone ? answer.was : answer.is]));
    const rowId = row?.rowId ?? rowIdOf(personId, code);
    const place = { section, personId, rowId, from: day, seen: row?.id ?? null };
    await keepRow({ db, now, keys, by: actor.accountId }, place, { ...before, ...given });
    const keyOf = (field: string) => section.definition.fields.find((one) => one.code === field)?.key ?? field;
    const told = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(own.map((answer) => [keyOf(answer.code), texts[answer.code] ?? '']));
    const about = { section: code, row: rowId, from: day };
    await audit(context, {
      ...{ subject: { kind: 'record', id: personId }, personId, action: 'change record' },
      before: { ...about, answers: told(before) },
      after: { ...about, answers: told(given) },
    });
  }
}

/** What was to come and has come since is taken back from today on. */
const ownDay = (own: readonly GivenAnswer[], today: CalendarDate) => {
  const day = own[0]?.day ?? today;
  return day > today ? day : today;
};
