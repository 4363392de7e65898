import { Form } from '../../../../lib/contract/platform/form/form';
import { planForm } from '../../../../lib/contract/platform/form/plan';
import type { FormPlan } from '../../../../lib/contract/platform/form/plan-fields';
import { daysBetween, wireDate, type CalendarDate } from '../../../platform/dates';
import { randomFrom, type Random } from '../../sample/sample-random';
import type { Seat } from '../../sample/sample-seats';
import type { persons } from '../../tables';
import { beginningSections } from '../beginning/beginning-sections';
import { figureTypes } from '../sections/figures';
import { sectionFields } from '../sections/section-form';
import type { AnswersByCode } from '../values/changes';

/** Somebody of the sample organisation whose record is made up. */
export interface SampledPerson {
  readonly seat: Seat;
  readonly person: typeof persons.$inferSelect;
  readonly country: string;
  readonly today: CalendarDate;
  /** From when on the organisation knows of them. */
  readonly from: CalendarDate;
}

/** What a row of a section says within a time. */
export interface SampleRow {
  readonly section: number;
  /** Its place among the rows of the section. */
  readonly row: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  readonly answers: AnswersByCode;
}

type Given = Readonly<Record<string, string | false | null | undefined>>;

/** Chances of a person's own for each section, so that a change to one leaves the others as they are. */
export const chancesOf = ({ seat }: SampledPerson, section: number): Random =>
  randomFrom(seat.number * 64 + section + 11_000_003);

const NEW_DAYS = 30;

/** Whether somebody has filled in what not everybody has. All of the cast have, but for who is new. */
export function hasFilled({ seat, today }: SampledPerson, random: Random, share: number): boolean {
  const isNew = daysBetween(seat.joinedOn, today) < NEW_DAYS;
  return random.happens(isNew ? share * 0.3 : share) || (seat.cast !== null && !isNew);
}

export const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
export const wireMonth = (on: CalendarDate) => wireDate(on).slice(3);
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');

/** One row over its time: what it says from each day on, the earliest first. */
export function rowOver(
  section: number,
  row: number,
  history: readonly (readonly [from: CalendarDate, given: Given])[],
): SampleRow[] {
  return history.map(([from, given], at) => ({
    ...{ section, row, from },
    to: history[at + 1]?.[0] ?? null,
    answers: Object.fromEntries(Object.entries(given).filter(([, answer]) => answer)) as AnswersByCode,
  }));
}

const plans = new Map<number, FormPlan>();

export function planOfSample(section: number): FormPlan {
  const known = plans.get(section);
  if (known) return known;
  const definition = beginningSections.get(section);
  if (!definition) throw new Error(`there is no section ${section}`);
  const plan = planForm(sectionFields(definition, 'en'), figureTypes);
  plans.set(section, plan);
  return plan;
}

/** The row as it would have been saved: with what is computed. */
export function saved({ answers, ...row }: SampleRow, today: CalendarDate): SampleRow {
  const values = new Form(planOfSample(row.section), answers, { today }).values();
  return { ...row, answers: Object.fromEntries(Object.entries(values).filter(([, answer]) => answer !== '')) };
}
