import type { Language } from '@/lib/contract/platform/languages';
import type { LeaveBasis, LeavePiece, LeaveRule, ProRata } from '@/lib/contract/time/leave/leave-rules';
import { typedAmount } from '../../amount-input';
import { ROUNDING_RULES, roundingOf, type RoundingName } from '../sentences/rounding';

export const CARRIES = ['off', 'cap', 'all'] as const;
export const BELOWS = ['no', 'to', 'any'] as const;

/** A rule as it is typed: amounts in days, numbers as texts. */
export interface RuleValues {
  /** YYYY-MM-DD; empty for none. */
  readonly From: string;
  readonly Units: readonly string[];
  readonly Locations: readonly string[];
  readonly Basis: LeaveBasis;
  readonly Amount: string;
  readonly PerWorkedDays: string;
  readonly YearBegins: number;
  readonly ProRata: ProRata;
  readonly Rounding: RoundingName;
  readonly IsGrantedAfter: boolean;
  readonly Carry: (typeof CARRIES)[number];
  readonly CarryCap: string;
  /** Empty: without an end. */
  readonly CarryMonths: string;
  /** Empty: without an end. */
  readonly EarnedDays: string;
  /** Empty: nobody claims. */
  readonly ClaimDays: string;
  readonly Below: (typeof BELOWS)[number];
  readonly BelowTo: string;
  readonly Piece: LeavePiece;
  readonly CountsBetween: boolean;
  readonly NoticeDays: string;
  /** Empty: never. */
  readonly ProofFrom: string;
  readonly IsEncashed: boolean;
}

/** What a first rule begins with. */
export const FIRST_RULE: RuleValues = {
  From: '',
  Units: [],
  Locations: [],
  Basis: 'year',
  Amount: '',
  PerWorkedDays: '20',
  YearBegins: 1,
  ProRata: 'days',
  Rounding: 'halfUp',
  IsGrantedAfter: false,
  Carry: 'off',
  CarryCap: '',
  CarryMonths: '',
  EarnedDays: '',
  ClaimDays: '',
  Below: 'no',
  BelowTo: '',
  Piece: 'half',
  CountsBetween: false,
  NoticeDays: '0',
  ProofFrom: '',
  IsEncashed: false,
};

/** A rule that is there, as it is typed. */
export function valuesOfRule(rule: LeaveRule, from: string, language: Language): RuleValues {
  const { carry, belowZero } = rule;
  const typed = (amount: number | null | undefined) => (amount ? typedAmount(amount, language) : '');
  const text = (count: number | null | undefined) => (count ? String(count) : '');
  return {
    From: from,
    Units: rule.units,
    Locations: rule.locations,
    Basis: rule.basis,
    Amount: typed(rule.amount),
    PerWorkedDays: String(rule.perWorkedDays),
    YearBegins: rule.yearBegins,
    ProRata: rule.proRata,
    Rounding: roundingOf(rule),
    IsGrantedAfter: rule.isGrantedAfter,
    Carry: !carry ? 'off' : carry.cap === null ? 'all' : 'cap',
    CarryCap: typed(carry?.cap),
    CarryMonths: text(carry?.months),
    EarnedDays: text(rule.earnedDays),
    ClaimDays: text(rule.claimDays),
    Below: belowZero === null ? 'any' : belowZero === 0 ? 'no' : 'to',
    BelowTo: typed(belowZero),
    Piece: rule.piece,
    CountsBetween: rule.countsBetween,
    NoticeDays: String(rule.noticeDays),
    ProofFrom: rule.proofFrom === null ? '' : typedAmount(rule.proofFrom, language),
    IsEncashed: rule.isEncashed,
  };
}

export const roundsOf = ({ Rounding }: Pick<RuleValues, 'Rounding'>) => ROUNDING_RULES[Rounding];
