import type { Language } from '@/lib/contract/platform/languages';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveEntry } from '@/lib/contract/time/leave/leave-shapes';
import { wireCalendarDate, wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { daysLater } from '@/lib/typed/calendar-days';

type Grant = NonNullable<LeaveEntry['Grant']>;

/** A grant of which is known what part of it counts. */
export type ExplainedGrant = Grant & { readonly Part: number };

export const isExplained = (grant: LeaveEntry['Grant']): grant is ExplainedGrant =>
  grant !== null && grant.Part !== null;

const WHOLE = 1000;
const MONTHS = 12;

/** A year or a month by its name, any other span by its days. */
function periodText(
  { From, To }: Pick<Grant, 'From' | 'To'>,
  t: Translate<'my-leave.why'>,
  language: Language,
): string {
  const [from = '', to = ''] = [From, To].map((day) => wireCalendarDate(day) ?? '');
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`));
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return named({ year: 'numeric' });
  const isMonth = from.endsWith('-01') && daysLater(to, 1) === `${daysLater(from, 31).slice(0, 7)}-01`;
  if (isMonth) return named({ month: 'long', year: 'numeric' });
  return t('period', { from: wireTimeText(From, language), to: wireTimeText(To, language) });
}

/** A part in thousandths: as twelfths where it is some, else in per cent. */
function partText(part: number, language: Language): string {
  const twelfths = Math.round((part * MONTHS) / WHOLE);
  const isTwelfths = twelfths < MONTHS && Math.round((twelfths * WHOLE) / MONTHS) === part;
  if (isTwelfths) return `${twelfths}⁄${MONTHS}`;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(part / WHOLE);
}

/** How a grant came about: how much for which span, what part of it counted, and by which rule. */
export function grantSentence(t: Translate<'my-leave.why'>, grant: ExplainedGrant, language: Language): string {
  const { FullAmount, Part, RuleFrom } = grant;
  const said = {
    days: daysOfAmount(FullAmount),
    period: periodText(grant, t, language),
    since: wireTimeText(RuleFrom, language),
  };
  return Part === WHOLE ? t('grantWhole', said) : t('grantPart', { ...said, part: partText(Part, language) });
}
