import { daysOfAmount } from '../../../../lib/contract/time/leave/leave-rules';
import type { Language } from '../../../../lib/contract/platform/languages';
import { dayInWords } from '../../../platform/dates';
import { fill } from '../../../platform/mail/texts';
import { namesOf } from '../../../platform/texts/data';
import type { ApprovalSubject } from '../../../workplace/approvals/subject';
import { dayWithWeekday, spanInWords } from '../../leave/days-in-words';
import { claimById, type FoundClaim } from '../claims/find-claim';
import { compOffTexts } from '../texts';
import { hindranceOf } from './settle-claim';

/** Which days a claim is of, in words, with that of which a half was worked. */
export function claimInWords(
  { workFrom, workTo, halfDay }: FoundClaim,
  language: Language,
  dayText: typeof dayInWords = dayInWords,
): string {
  const texts = compOffTexts[language];
  const days = spanInWords(workFrom, workTo, language, dayText);
  if (halfDay === null) return days;
  return workFrom === workTo
    ? fill(texts.half, { days })
    : fill(texts.halfOf, { days, day: dayText(halfDay, language) });
}

/** What a claim says to whoever decides about it. That somebody was there nobody records but them. */
export const claimFacts: ApprovalSubject['changesOf'] = async (context, id) => {
  const { db, language } = context;
  const claim = await claimById(db, id);
  const texts = compOffTexts[language];
  const names = await namesOf(db, 'leave-type', language);
  const isOpen = claim.state === 'pending';
  const hindrance = isOpen ? await hindranceOf(context, claim) : null;
  const days = new Intl.NumberFormat(language).format(daysOfAmount(claim.amount));
  const { creditFrom, creditTo } = claim;
  const lasts = creditTo === null ? dayInWords(creditFrom, language) : spanInWords(creditFrom, creditTo, language);
  return [
    { Field: 'TypeCode', Name: texts.type, After: names.get(String(claim.typeCode)) ?? '' },
    { Field: 'WorkFrom', Name: texts.worked, After: claimInWords(claim, language, dayWithWeekday) },
    { Field: 'CreditDays', Name: texts.credited, After: days },
    { Field: 'ExpiresOn', Name: creditTo === null ? texts.from : texts.lasts, After: lasts },
    { Field: 'Reason', Name: texts.reason, After: claim.reason },
    {
      Field: 'Presence',
      Name: texts.presence,
      After: isOpen ? [texts.confirms, hindrance && texts.refusals[hindrance]].filter(Boolean).join('\n') : '',
    },
  ]
    .filter(({ After }) => After !== '')
    .map((fact) => ({ ...fact, Before: '' }));
};
