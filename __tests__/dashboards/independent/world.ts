import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import type { Day } from './days';

/** From a day up to, not including, another; without an end while that is null. */
export interface Span {
  readonly from: Day;
  readonly to: Day | null;
}

/** Where somebody works, by the code of each level. */
export interface Place extends Span {
  readonly at: Readonly<Record<OrgLevel, string>>;
}

export type Reason = 'voluntary' | 'involuntary' | null;

/** One that never began ends on the day on which it begins. */
export interface Employment extends Span {
  readonly reason: Reason;
  readonly places: readonly Place[];
}

export interface Person {
  readonly empid: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly bornOn: Day | null;
  readonly employments: readonly Employment[];
}

export interface Standing extends Span {
  readonly parent: string | null;
}

export interface Unit {
  readonly code: string;
  /** The day from which it is closed. */
  readonly closedOn: Day | null;
  readonly standings: readonly Standing[];
}

export interface World {
  readonly persons: readonly Person[];
  /** All but the root. */
  readonly units: readonly Unit[];
  /** Days on which something is likely to change, which are the ones to ask for. */
  readonly turningDays: readonly Day[];
}

/** What a question is narrowed to, by the level. */
export type Choice = Partial<Record<OrgLevel, string[]>>;

export const ROOT = 'group';
/** Of the sample organisation, whose tree is replaced by a random one. */
export const UNITS = [
  ...['instruments', 'software', 'services', 'finance', 'people', 'firmware'],
  ...['quality', 'platform', 'payroll', 'sales', 'marketing', 'talent'],
] as const;
export const CODES = {
  business: ['group', 'instruments', 'software'],
  company: ['DE', 'IN', 'US'],
  location: ['munich', 'pune', 'boston', 'lyon'],
  level: ['specialist', 'senior', 'lead'],
} as const;
