import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { PARTS_PER_DAY } from '../../../../lib/contract/time/leave/leave-rules';
import { employments } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import { visibleEmployments } from '../../../workplace/reports/people/employee-rows';
import { openFields, type ReportField, type ReportReader } from '../../../workplace/reports/report';
import { readTypes } from '../balances/read-types';
import { readRules } from '../ledger/read-rules';
import { ruleOn } from '../rules/entitlement';
import { leaveYearOf } from '../rules/leave-year';
import { isToldTo } from '../type-readers';
import { LEAVE_TITLES } from './report-titles';

/** An amount in days. */
export const inDays = (amount: SQL): SQL => sql`round(${amount} / ${PARTS_PER_DAY}::numeric, 2)`;

export const leaveField = ({ language }: ReportReader) => openFields(LEAVE_TITLES, language);

/**
 * All types as the table `known`: `code`, `name` in the reader's language, `is_private`, whether it `is_encashed` and
 * `is_counted`, that is whether there is a balance to speak of, and `year_first`, the first day of its year as on a day.
 */
export async function knownTypes({ db, language }: ReportReader, on: CalendarDate): Promise<SQL> {
  const rules = await readRules(db);
  const rows = (await readTypes(db, language)).map(({ code, name, isPrivate }) => {
    const rule = ruleOn(rules.get(code) ?? [], on);
    const { first } = leaveYearOf(on, rule?.yearBegins ?? 1);
    const isCounted = rule !== null && !(rule.basis === 'none' && rule.belowZero === null);
    return sql`(${code}::int, ${name}::text, ${isPrivate}::boolean, ${rule?.isEncashed ?? false}::boolean,
      ${isCounted}::boolean, ${first}::date)`;
  });
  // A table of no rows needs its types said.
  const none = sql`select null::int, null::text, null::boolean, null::boolean, null::boolean, null::date where false`;
  const all = rows.length === 0 ? none : sql`values ${sql.join(rows, sql`, `)}`;
  return sql`(${all}) as known (code, name, is_private, is_encashed, is_counted, year_first)`;
}

/** Whom the reader sees and which types of theirs they are told, as a condition on `employments` and `knownTypes`. */
export async function isLeaveTold(reader: ReportReader): Promise<SQL | undefined> {
  const { actor } = reader;
  const isOwn = eq(employments.personId, actor.personId);
  const told = await isToldTo(reader, actor.employmentId, { isPrivate: sql`known.is_private`, reading: 'many' });
  return and(await visibleEmployments(reader), or(isOwn, told));
}

/** The type of a row, out of `knownTypes`. */
export const typeField = (reader: ReportReader): ReportField =>
  leaveField(reader)('LeaveType', sql`known.name`, {
    choices: async () => (await readTypes(reader.db, reader.language)).map(({ name }) => ({ value: name, text: name })),
  });
