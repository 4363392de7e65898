import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ENDING_PAGE, JOB_STATUS_PAGE, JOIN_PAGE, TO_COME_PAGE } from '@/components/changes/change-pages';
import { PeopleTable } from '@/components/changes/people/people-table';
import type { PeopleList } from '@/components/changes/people/people-columns';
import { peopleTable } from '@/components/changes/people/people-table-name';
import { PartLinks } from '@/components/changes/subject/part-links';
import { SettingsButton } from '@/components/changes/settings/settings-button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { mayAddPeople } from './may-add-people';

export async function jobStatusMetadata(): Promise<Metadata> {
  const t = await getTranslations('changes.pages');
  return { title: t('jobStatus') };
}

interface JobStatusListPageProps {
  readonly page: typeof JOB_STATUS_PAGE | typeof TO_COME_PAGE | typeof ENDING_PAGE;
  readonly children: ReactNode;
}

/** The lists of job status: people, what is to come, and what ends soon. */
export async function JobStatusListPage({ page, children }: JobStatusListPageProps) {
  const t = await getTranslations('changes.pages');
  const parts = [
    { href: JOB_STATUS_PAGE, name: t('people') },
    { href: TO_COME_PAGE, name: t('toCome') },
    { href: ENDING_PAGE, name: t('ending') },
  ] as const;
  return (
    <PageMessages
      of={['changes', 'organisation-filter', 'table', 'form.date', 'errors', 'notice.retry', 'notice.wait']}
    >
      <ListHead title={t('jobStatus')} lead={t('jobStatusLead')}>
        {(await mayAddPeople()) && (
          <Link href={JOIN_PAGE} prefetch={false} className={buttonClasses('primary')}>
            <PlusIcon className="size-4" />
            {t('addPerson')}
          </Link>
        )}
      </ListHead>
      <PartLinks label={t('lists')} parts={parts.map((part) => ({ ...part, isCurrent: part.href === page }))} />
      {children}
    </PageMessages>
  );
}

interface ListHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What can be done here, beside the settings. */
  readonly children?: ReactNode;
}

/** The head of a list, with the settings for whoever keeps them. */
export async function ListHead({ title, lead, children }: ListHeadProps) {
  const settings = await tryCallHr('getChangeSettings', {});
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      <PageTitle title={title} lead={lead} />
      <div className="mb-6 flex flex-wrap gap-3 empty:hidden max-sm:w-full max-sm:[&>*]:flex-1">
        {settings?.CanSave && <SettingsButton settings={settings} />}
        {children}
      </div>
    </div>
  );
}

/** First in each page of these lists. */
export async function requireChanges(link: 'jobstatusupdate' | 'managerupdate'): Promise<void> {
  await requireSession('full');
  await requireLink('ecenter', link);
}

/** JOBS-02, MGRC-01: the people, with the organisation columns. */
export async function PeopleToChange({ list }: { readonly list: PeopleList }) {
  const [orgColumns, kept] = await Promise.all([
    callHr('listOrgColumns', { ReportCode: 0 }),
    tryCallHr('getTableLayout', { Table: peopleTable(list) }),
  ]);
  return <PeopleTable list={list} orgColumns={orgColumns} kept={kept?.Layout ?? null} />;
}
