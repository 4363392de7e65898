import { clsx } from 'clsx';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { ClockIcon } from '@/components/ui/icons/icons';
import { pageOfSection } from '../addresses/page-of-section';
import type { SectionEntry } from '../read/read-sections';
import { addressOfSection } from '../addresses/section-addresses';

interface SectionListProps {
  readonly sections: readonly SectionEntry[];
  readonly current: number;
  readonly cardKey: string | undefined;
}

/** The sections of a record beside the one that is open: what waits or lacks something is marked. */
export async function SectionList({ sections, current, cardKey }: SectionListProps) {
  const t = await getTranslations('profile-sections');
  return (
    <nav aria-label={t('sections')}>
      <ol className="space-y-0.5">
        {sections.map((section) => (
          <li key={section.SectionCode}>
            <Link
              href={pageOfSection(section) ?? addressOfSection(section.SectionCode, cardKey)}
              prefetch={false}
              aria-current={section.SectionCode === current ? 'page' : undefined}
              className="flex min-h-10 items-center gap-3 rounded px-3 py-1.5 text-muted transition-colors duration-150 hover:bg-hover hover:text-ink aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-accent-text"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{section.SectionName}</span>
              <SectionMark section={section} missing={t('missing', { count: section.Missing })} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SectionMark({ section, missing }: { readonly section: SectionEntry; readonly missing: string }) {
  const { StatusCode, StatusName, Missing } = section;
  if (StatusCode === 'rejected' || StatusCode === 'pending') {
    const StatusIcon = StatusCode === 'rejected' ? AlertIcon : ClockIcon;
    return (
      <>
        <StatusIcon className={clsx('size-4', StatusCode === 'rejected' ? 'text-danger' : 'text-warning')} />
        <span className="sr-only">{StatusName}</span>
      </>
    );
  }
  if (Missing === 0) return null;
  return (
    <span className="rounded-full bg-warning-tint px-2 text-xs leading-5 font-medium text-warning digits">
      <span aria-hidden="true">{Missing}</span>
      <span className="sr-only">{missing}</span>
    </span>
  );
}
