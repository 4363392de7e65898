import { HALF_DAY, PARTS_PER_DAY, type LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import type { LookupNames } from '../../../../lib/contract/platform/lookups/lookup-shape';

interface SampleType {
  readonly names: LookupNames;
  readonly isPaid: boolean;
  readonly isPrivate: boolean;
  readonly rule: LeaveRule;
}

const days = (count: number) => count * PARTS_PER_DAY;

const RULE: LeaveRule = {
  units: [],
  locations: [],
  basis: 'year',
  amount: 0,
  perWorkedDays: 20,
  yearBegins: 1,
  proRata: 'days',
  roundTo: HALF_DAY,
  roundsUp: true,
  isGrantedAfter: false,
  carry: null,
  earnedDays: null,
  claimDays: null,
  belowZero: 0,
  piece: 'half',
  countsBetween: false,
  noticeDays: 0,
  proofFrom: null,
  isEncashed: false,
};

const type = (names: LookupNames, rule: Partial<LeaveRule>, flags: { unpaid?: true; isPrivate?: true } = {}) => ({
  names,
  isPaid: !flags.unpaid,
  isPrivate: flags.isPrivate ?? false,
  rule: { ...RULE, ...rule },
});

/** Types of leave of three kinds of places, and those that all of them have. */
export const sampleTypes: readonly SampleType[] = [
  type(
    {
      ...{ de: 'Erholungsurlaub', en: 'Annual leave', es: 'Vacaciones', fr: 'Congés payés' },
      ...{ ja: '年次有給休暇', zh: '年休假' },
    },
    {
      locations: ['munich', 'barcelona', 'lyon', 'manchester', 'osaka', 'shanghai'],
      amount: days(28),
      carry: { cap: days(5), months: 3 },
    },
  ),
  type(
    {
      ...{ de: 'Erarbeiteter Urlaub', en: 'Earned leave', es: 'Vacaciones devengadas', fr: 'Congés acquis' },
      ...{ ja: '勤続休暇', zh: '累积假' },
    },
    {
      locations: ['bengaluru', 'pune'],
      basis: 'month',
      amount: days(1.5),
      roundTo: 1,
      yearBegins: 4,
      carry: { cap: days(30), months: null },
      isEncashed: true,
      countsBetween: true,
    },
  ),
  type(
    {
      ...{ de: 'Bezahlte Freizeit', en: 'Paid time off', es: 'Tiempo libre retribuido', fr: 'Temps libre rémunéré' },
      ...{ ja: '有給休暇', zh: '带薪假' },
    },
    {
      locations: ['boston'],
      basis: 'month',
      amount: days(1.25),
      roundTo: 1,
      isGrantedAfter: true,
      piece: 'hour',
      belowZero: days(2),
      carry: { cap: days(10), months: 12 },
    },
  ),
  type(
    {
      ...{ de: 'Krankheit', en: 'Sick leave', es: 'Enfermedad', fr: 'Maladie' },
      ...{ ja: '病気休暇', zh: '病假' },
    },
    { basis: 'none', belowZero: null, proofFrom: days(3) },
    { isPrivate: true },
  ),
  type(
    {
      ...{ de: 'Freizeitausgleich', en: 'Comp-off', es: 'Descanso compensatorio', fr: 'Repos compensateur' },
      ...{ ja: '代休', zh: '调休' },
    },
    { basis: 'none', earnedDays: 60, claimDays: 60 },
  ),
  type(
    {
      ...{ de: 'Unbezahlter Urlaub', en: 'Unpaid leave', es: 'Permiso sin sueldo', fr: 'Congé sans solde' },
      ...{ ja: '無給休暇', zh: '无薪假' },
    },
    { basis: 'none', belowZero: null, noticeDays: 14, piece: 'day' },
    { unpaid: true },
  ),
];
