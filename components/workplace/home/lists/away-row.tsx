import { getLocale } from 'next-intl/server';
import { awayText } from '@/components/people/away-text';
import { PersonChip } from '@/components/people/person-chip';
import type { ReplyFor } from '@/lib/contract/all';
import { getTexts } from '@/lib/i18n/get-texts';

export type AwayColleague = ReplyFor<'listAwayToday'>[number];

/** Somebody of the team who is away today. */
export async function AwayRow({ person }: { person: AwayColleague }) {
  const [t, locale] = await Promise.all([getTexts('people.away'), getLocale()]);
  const { Name, Empid, HasPhoto, KeyCode } = person;
  return (
    <li className="py-2.5">
      <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="sm">
        <span className="block text-muted">{awayText(t, person, locale)}</span>
      </PersonChip>
    </li>
  );
}
