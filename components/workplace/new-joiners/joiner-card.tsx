import { getLocale, getTranslations } from 'next-intl/server';
import { PersonChip } from '@/components/people/person-chip';
import { Avatar } from '@/components/ui/avatar';
import { wireTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import type { Joiner } from './joiner-groups';

/** Somebody new, as one may meet them. */
export async function JoinerCard({ joiner }: { joiner: Joiner }) {
  const [t, locale] = await Promise.all([getTranslations('new-joiners'), getLocale()]);
  const { Name, Empid, KeyCode, HasPhoto, Level_Name, Unit_Name, Location_Name, DateOfJoin } = joiner;
  return (
    <li className="flex items-start gap-4 rounded-lg border border-line bg-surface p-5 print:break-inside-avoid">
      <Avatar name={Name} size="lg" photo={photoOf(Empid, HasPhoto)} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="none" />
        </h3>
        <p className="text-muted wrap-anywhere">{[Level_Name, Empid].filter(Boolean).join(' · ')}</p>
        <p className="mt-2 wrap-anywhere">{[Unit_Name, Location_Name].filter(Boolean).join(' · ')}</p>
        <p className="mt-0.5 text-muted">{t('joined', { date: wireTimeText(DateOfJoin, locale) })}</p>
      </div>
    </li>
  );
}
