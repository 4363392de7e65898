import Link from 'next/link';
import type { ConductVersion } from '@/lib/contract/agreements/admin';
import { beginText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { versionPage } from '../conduct-page';
import { CountedProgress } from '../people/counted-progress';
import { StateBadge } from './state-badge';

interface VersionListProps {
  readonly versions: readonly ConductVersion[];
  /** The code of the one that is looked at. */
  readonly current: string;
}

/** Every version of an agreement, the newest first. */
export function VersionList({ versions, current }: VersionListProps) {
  const t = useMessages('agreements-admin');
  const language = useLanguage();
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
      {versions.map((version) => (
        <li key={version.ConductCode} className="grid gap-x-6 gap-y-2 p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
          <div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                href={versionPage(version.ConductCode)}
                prefetch={false}
                aria-current={version.ConductCode === current ? 'page' : undefined}
                className="rounded-sm font-semibold hover:underline"
              >
                {t('version', { version: version.Version })}
              </Link>
              <StateBadge state={version.State} />
            </p>
            <p className="mt-1 text-muted wrap-anywhere">
              {version.PublishedAt
                ? `${version.Title} · ${t(version.State === 'planned' ? 'from' : 'since', { date: beginText(new Date(version.PublishedAt), language) })}`
                : version.Title}
            </p>
          </div>
          {version.State !== 'draft' && version.State !== 'planned' && <CountedProgress code={version.ConductCode} />}
        </li>
      ))}
    </ol>
  );
}
