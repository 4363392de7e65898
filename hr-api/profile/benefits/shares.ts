import { BENEFIT_FIELDS } from '../../../lib/contract/people/known-sections';
import type { AnswersByCode } from '../../people/record/values/changes';
import type { CalendarDate } from '../../platform/dates';
import { isNamed, type Nominees } from './nominees';

/** Hundredths of a per cent, in which shares add up exactly. */
const WHOLE = 10_000;
const SHARE = /^\d{1,3}([.]\d{1,2})?$/;

/** A share in hundredths of a per cent; null for what is none. */
export function shareIn(text: string): number | null {
  const share = SHARE.test(text) ? Math.round(Number(text) * 100) : 0;
  return share > 0 && share <= WHOLE ? share : null;
}

export const shareOf = (answers: AnswersByCode): number =>
  isNamed(answers) ? (shareIn(answers[BENEFIT_FIELDS.share] ?? '') ?? 0) : 0;

/** What each row says on a day; with what waits in place of what it would change. */
function saidOn({ rows, asked, today }: Nominees, day: CalendarDate, withAsked: boolean): Map<string, AnswersByCode> {
  const inForce = rows.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo > day));
  const said = new Map<string, AnswersByCode>(inForce.map(({ rowId, answers }) => [rowId, answers]));
  const due = asked.filter(({ effectiveOn }) => withAsked && (effectiveOn ?? today) <= day);
  for (const { rowId, kind, answers } of due) said.set(rowId, kind === 'delete' ? {} : answers);
  return said;
}

/** The days on which anything changes, from today on. */
function daysOf({ rows, asked, today }: Nominees): CalendarDate[] {
  const days = [...rows.map(({ validFrom }) => validFrom), ...asked.map(({ effectiveOn }) => effectiveOn ?? today)];
  return [...new Set([today, ...days.filter((day) => day > today)])];
}

interface Question {
  readonly benefit: string;
  /** Whether what waits counts as if it were approved. */
  readonly withAsked: boolean;
  /** A row that is left out. */
  readonly but?: string | null;
}

/** The most that all nominees have of a benefit together on any day from today on, in hundredths of a per cent. */
export function sharedOut(nominees: Nominees, { benefit, withAsked, but = null }: Question): number {
  const sums = daysOf(nominees).map((day) =>
    [...saidOn(nominees, day, withAsked)]
      .filter(([rowId, answers]) => rowId !== but && answers[BENEFIT_FIELDS.benefit] === benefit)
      .reduce((sum, [, answers]) => sum + shareOf(answers), 0),
  );
  return Math.max(...sums);
}

export const isOverfull = (nominees: Nominees, question: Question): boolean => sharedOut(nominees, question) > WHOLE;
