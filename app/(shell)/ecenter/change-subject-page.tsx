import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import {
  assignmentsPage,
  changesPage,
  employmentPage,
  JOB_STATUS_PAGE,
  jobStatusPage,
  MANAGER_PAGE,
  managersPage,
  onDays,
} from '@/components/changes/change-pages';
import { PartLinks } from '@/components/changes/subject/part-links';
import { dayKnown, dayOf, readSubject } from '@/components/changes/subject/read-subject';
import { SubjectHead } from '@/components/changes/subject/subject-head';
import type { ChangeSubject } from '@/components/changes/subject/change-subject';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { mayOpenLink } from '@/components/workplace/shell/aside/read-menu-link';
import { AboveLink } from '@/components/workplace/shell/above-link';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

type Link = 'jobstatusupdate' | 'managerupdate';
type ChangePart = 'jobStatus' | 'managers' | 'placement' | 'employment' | 'log';

export interface ChangePageProps {
  readonly params: Promise<{ readonly key: string }>;
  readonly searchParams: Promise<{ readonly on?: string | string[]; readonly known?: string | string[] }>;
}

export interface ChangeRowPageProps extends ChangePageProps {
  readonly params: Promise<{ readonly key: string; readonly id: string }>;
}

/** What the address asks for, and whom it is about; null for nobody who may be seen here. */
export async function readChangePage(link: Link, { params, searchParams }: ChangePageProps) {
  await requireSession('full');
  await requireLink('ecenter', link);
  const [{ key }, asked] = await Promise.all([params, searchParams]);
  const days = { on: dayOf(asked.on), known: dayKnown(asked.known) };
  return { key, ...days, subject: await readSubject(key, days.on, days.known) };
}

export type AskedPage = Awaited<ReturnType<typeof readChangePage>>;

export const changeMetadata = (link: Link) =>
  async function generateMetadata(props: ChangePageProps): Promise<Metadata> {
    const { subject } = await readChangePage(link, props);
    return { title: subject?.Person.Name ?? (await notFoundTitle()) };
  };

interface ChangeSubjectPageProps {
  readonly part: ChangePart;
  readonly subject: ChangeSubject;
  readonly asked: AskedPage;
  /** The dialog of an address of its own. */
  readonly dialog?: ReactNode;
  readonly children: ReactNode;
}

const PAGES = {
  jobStatus: jobStatusPage,
  managers: managersPage,
  placement: assignmentsPage,
  employment: employmentPage,
  log: changesPage,
};

/** One person's changes: who it is, the parts of them, and one part. */
export async function ChangeSubjectPage({ part, subject, asked, dialog, children }: ChangeSubjectPageProps) {
  const [t, tPages] = await Promise.all([getTranslations('changes.subject'), getTranslations('changes.pages')]);
  const { key, on, known } = asked;
  const [jobStatus, managers] = await Promise.all([mayOpen('jobstatusupdate'), mayOpen('managerupdate')]);
  const shown: readonly ChangePart[] = [
    ...(jobStatus ? (['jobStatus'] as const) : []),
    ...(managers ? (['managers'] as const) : []),
    ...(jobStatus ? (['placement', 'employment', 'log'] as const) : []),
  ];
  const above =
    part === 'managers'
      ? { href: MANAGER_PAGE, name: tPages('managers') }
      : { href: JOB_STATUS_PAGE, name: tPages('jobStatus') };
  return (
    <PageMessages of={['changes', 'leaving', 'form.date', 'drafts', 'errors', 'notice.retry', 'notice.wait']}>
      <AboveLink {...above} />
      <SubjectHead subject={subject} on={on} known={known} page={PAGES[part](key)} />
      <PartLinks
        label={t('parts', { name: subject.Person.Name })}
        parts={shown.map((each) => ({
          href: onDays(PAGES[each](key), on, known),
          name: t(each),
          isCurrent: each === part,
        }))}
      />
      {!subject.CanChange && <p className="mb-4 text-muted">{t('readOnly')}</p>}
      {children}
      {dialog}
    </PageMessages>
  );
}

const mayOpen = (link: Link) => mayOpenLink('ecenter', link);
