import { PARTS_PER_DAY, type LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import type { Translate } from '@/lib/i18n/message-key';
import { readAmount } from '../../amount-input';
import { roundsOf, type RuleValues } from './rule-values';

/** The bounds of whole numbers. */
const WHOLE = {
  PerWorkedDays: [1, 366],
  CarryMonths: [1, 60],
  EarnedDays: [1, 3660],
  ClaimDays: [1, 366],
  NoticeDays: [0, 366],
} as const;

const MAX_AMOUNT = 1000 * PARTS_PER_DAY;

/** An amount, above zero unless it is said otherwise; null for what is none. */
function amountOf(typed: string, least = 1): number | null {
  const amount = readAmount(typed);
  return amount !== null && amount >= least && amount <= MAX_AMOUNT ? amount : null;
}

function wholeOf(name: keyof typeof WHOLE, typed: string): number | null {
  const [least, most] = WHOLE[name];
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

const isEmpty = (typed: string) => typed.trim() === '';

/** What is wrong with what is typed; fields that do not apply are not looked at. */
export function checkRule(t: Translate<'leave-setup.errors'>, values: RuleValues): FieldErrors<RuleValues> {
  const { Basis, Carry, Below } = values;
  const grants = Basis !== 'none';
  const days = (typed: string, least = 1) => (amountOf(typed, least) === null ? t('days') : null);
  const whole = (name: keyof typeof WHOLE) => {
    const [least, most] = WHOLE[name];
    return wholeOf(name, values[name]) === null ? t('whole', { least, most }) : null;
  };
  return {
    From: values.From === '' ? t('day') : null,
    Amount: grants ? days(values.Amount) : null,
    PerWorkedDays: Basis === 'worked' ? whole('PerWorkedDays') : null,
    CarryCap: grants && Carry === 'cap' ? days(values.CarryCap) : null,
    CarryMonths: grants && Carry !== 'off' && !isEmpty(values.CarryMonths) ? whole('CarryMonths') : null,
    EarnedDays: isEmpty(values.EarnedDays) ? null : whole('EarnedDays'),
    ClaimDays: isEmpty(values.ClaimDays) ? null : whole('ClaimDays'),
    BelowTo: Below === 'to' ? days(values.BelowTo) : null,
    NoticeDays: isEmpty(values.NoticeDays) ? null : whole('NoticeDays'),
    ProofFrom: isEmpty(values.ProofFrom) ? null : days(values.ProofFrom, 0),
  };
}

/** What is typed as a rule; what is missing counts as none of it. */
export function ruleOfValues(values: RuleValues): LeaveRule {
  const { Basis, Carry, Below } = values;
  const grants = Basis !== 'none';
  const cap = Carry === 'cap' ? (amountOf(values.CarryCap) ?? 0) : null;
  return {
    units: [...values.Units],
    locations: [...values.Locations],
    basis: Basis,
    amount: grants ? (amountOf(values.Amount) ?? 0) : 0,
    perWorkedDays: wholeOf('PerWorkedDays', values.PerWorkedDays) ?? 1,
    yearBegins: values.YearBegins,
    proRata: values.ProRata,
    ...roundsOf(values),
    isGrantedAfter: (Basis === 'year' || Basis === 'month') && values.IsGrantedAfter,
    carry: grants && Carry !== 'off' ? { cap, months: wholeOf('CarryMonths', values.CarryMonths) } : null,
    earnedDays: wholeOf('EarnedDays', values.EarnedDays),
    claimDays: wholeOf('ClaimDays', values.ClaimDays),
    belowZero: Below === 'any' ? null : Below === 'to' ? (amountOf(values.BelowTo) ?? 0) : 0,
    piece: values.Piece,
    countsBetween: values.CountsBetween,
    noticeDays: wholeOf('NoticeDays', values.NoticeDays) ?? 0,
    proofFrom: amountOf(values.ProofFrom, 0),
    isEncashed: values.IsEncashed,
  };
}
