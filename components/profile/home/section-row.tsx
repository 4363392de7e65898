import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { SectionDrawing } from '@/components/people/section-drawing';
import { ChevronRightIcon } from '@/components/ui/icons/icons';
import { wireTimeText } from '@/lib/dates';
import { pageOfSection } from '../addresses/page-of-section';
import type { SectionEntry } from '../read/read-sections';
import { addressOfSection } from '../addresses/section-addresses';
import { SectionStatusBadge } from '../sections/section-status';

interface SectionRowProps {
  readonly section: SectionEntry;
  readonly cardKey: string | undefined;
}

/** A section in the list of an edit home: where it stands, what it lacks, and the way to it. */
export async function SectionRow({ section, cardKey }: SectionRowProps) {
  const [t, language] = await Promise.all([getTranslations('profile-sections'), getLocale()]);
  const { SectionCode, SectionName, SectionImage, Master, Rows, Missing, LastModifiedDate, StatusCode, Comments } =
    section;
  const facts = [
    Master ? t('rows', { count: Rows }) : '',
    LastModifiedDate && t('changedOn', { day: wireTimeText(LastModifiedDate, language) }),
  ].filter(Boolean);
  return (
    <Link
      href={pageOfSection(section) ?? addressOfSection(SectionCode, cardKey)}
      prefetch={false}
      className="flex h-full min-h-20 items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 hover:bg-hover"
    >
      <SectionDrawing name={SectionImage} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-base font-semibold wrap-anywhere">{SectionName}</span>
          <SectionStatusBadge {...section} />
        </span>
        {Missing > 0 && (
          <span className="mt-0.5 block font-medium text-warning">{t('missing', { count: Missing })}</span>
        )}
        {StatusCode === 'rejected' && Comments ? (
          <span className="mt-0.5 line-clamp-2 block text-danger">{Comments}</span>
        ) : (
          facts.length > 0 && <span className="mt-0.5 block text-muted">{facts.join(' · ')}</span>
        )}
      </span>
      <ChevronRightIcon className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
