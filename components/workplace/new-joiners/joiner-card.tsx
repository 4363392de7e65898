import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar';
import { wireTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import type { Joiner } from './joiner-groups';

/** Somebody new, as one may meet them; the whole card leads to their page where there is one. */
export async function JoinerCard({ joiner }: { joiner: Joiner }) {
  const [t, locale] = await Promise.all([getTranslations('new-joiners'), getLocale()]);
  const { Name, Empid, KeyCode, HasPhoto, Level_Name, Unit_Name, Location_Name, DateOfJoin } = joiner;
  return (
    <li className="relative flex items-start gap-4 rounded-lg border border-line bg-surface p-5 transition-colors duration-150 has-[a]:hover:bg-hover print:break-inside-avoid">
      <Avatar name={Name} size="lg" photo={photoOf(Empid, HasPhoto)} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">
          {KeyCode ? (
            <Link
              href={`/ecenter/profileview/key/${encodeURIComponent(KeyCode)}`}
              prefetch={false}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text"
            >
              {Name}
            </Link>
          ) : (
            Name
          )}
        </h3>
        <p className="text-muted wrap-anywhere">{[Level_Name, Empid].filter(Boolean).join(' · ')}</p>
        <p className="mt-2 wrap-anywhere">{[Unit_Name, Location_Name].filter(Boolean).join(' · ')}</p>
        <p className="mt-0.5 text-accent-text">{t('joined', { date: wireTimeText(DateOfJoin, locale) })}</p>
      </div>
    </li>
  );
}
