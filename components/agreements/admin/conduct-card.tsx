'use client';

import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import type { ConductVersion } from '@/lib/contract/agreements/admin';
import { beginText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { versionPage } from './conduct-page';
import { CountedProgress } from './people/counted-progress';
import { StateBadge } from './versions/state-badge';
import { mainVersion } from './versions/versions';

interface ConductCardProps {
  /** Of one series, the newest first. */
  readonly versions: readonly ConductVersion[];
}

/** An agreement among others: what is in force and how far it has come, and what is written or planned to follow. */
export function ConductCard({ versions }: ConductCardProps) {
  const t = useMessages('agreements-admin');
  const language = useLanguage();
  const main = mainVersion(versions);
  if (!main) return null;
  const next = versions.filter(
    ({ State, Version }) => Version !== main.Version && ['draft', 'planned'].includes(State),
  );
  const isPublished = main.PublishedAt !== '';
  return (
    <Card className="flex flex-col p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
          <Link href={versionPage(main.ConductCode)} prefetch={false} className="rounded-sm hover:underline">
            {main.Title}
          </Link>
        </h2>
        <StateBadge state={main.State} />
      </div>
      <p className="mt-1 text-muted">
        {[
          t('version', { version: main.Version }),
          t(`forms.${main.Form}`),
          isPublished &&
            t(main.State === 'planned' ? 'from' : 'since', {
              date: beginText(new Date(main.PublishedAt), language),
            }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {main.State === 'current' && (
        <div className="mt-4">
          <CountedProgress code={main.ConductCode} />
        </div>
      )}
      {next.length > 0 && (
        <ul className="mt-auto pt-4">
          {next.map((version) => (
            <li key={version.ConductCode} className="border-t border-line">
              <Link
                href={versionPage(version.ConductCode)}
                prefetch={false}
                className="-mx-2 flex min-h-11 items-center gap-3 rounded px-2 py-2 transition-colors duration-150 hover:bg-hover"
              >
                <StateBadge state={version.State} />
                <span className="min-w-0 flex-1 text-muted">
                  {t('version', { version: version.Version })}
                  {version.PublishedAt &&
                    ` · ${t('from', { date: beginText(new Date(version.PublishedAt), language) })}`}
                </span>
                <ArrowRightIcon className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
