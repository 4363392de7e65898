import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import type { LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import type { Translate } from '@/lib/i18n/message-key';
import { monthNames } from '@/lib/typed/month-names';

export type Audience = ReplyFor<'listLeaveAudience'>;

/** By what a rule is said in words of a language. */
export interface RuleTextContext {
  readonly t: Translate<'leave-setup.rule'>;
  readonly language: Language;
  readonly audience: Audience;
  /** An amount in days. */
  readonly amount: (amount: number) => string;
}

/** So many names are said; of more, how many they are. */
const MAX_NAMES = 5;

/** The name of a month, from 1. */
export const monthName = (month: number, language: Language): string => monthNames(language, 'long')[month - 1] ?? '';

function namesText({ t, language }: RuleTextContext, rows: Audience['Locations'], codes: readonly string[]): string {
  const names = codes.map((code) => rows.find(({ Code }) => Code === code)?.Name ?? code);
  const rest = names.length - MAX_NAMES;
  const said = rest > 1 ? [...names.slice(0, MAX_NAMES), t('more', { count: rest })] : names;
  return new Intl.ListFormat(language).format(said);
}

/** Whom a rule is for. */
export function whomText(context: RuleTextContext, { units, locations }: LeaveRule): string {
  const { t, audience } = context;
  const inUnits = namesText(context, audience.Units, units);
  const atLocations = namesText(context, audience.Locations, locations);
  if (inUnits && atLocations) return t('unitsAt', { units: inUnits, locations: atLocations });
  return inUnits || atLocations || t('everybody');
}
