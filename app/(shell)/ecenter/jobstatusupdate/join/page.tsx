import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JOB_STATUS_PAGE } from '@/components/changes/change-pages';
import { JoiningForm } from '@/components/changes/joining/joining-form';
import { isKey, unlessUnknown } from '@/components/changes/subject/read-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { AboveLink } from '@/components/workplace/shell/above-link';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireChanges } from '../../change-list-page';
import { mayAddPeople } from '../../may-add-people';

interface JoiningPageProps {
  readonly searchParams: Promise<{ readonly rehire?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('joining');
  return { title: t('title') };
}

/** Adds somebody new, or lets somebody come back who was here before. */
export default async function JoiningPage({ searchParams }: JoiningPageProps) {
  await requireChanges('jobstatusupdate');
  if (!(await mayAddPeople())) return <NotFoundPage />;
  const { rehire } = await searchParams;
  const ChillCode = typeof rehire === 'string' && isKey(rehire) ? rehire : '';
  const former = ChillCode ? await unlessUnknown(() => callHr('getFormerEmployee', { ChillCode })) : null;
  if (rehire !== undefined && !former) return <NotFoundPage />;
  const [t, tPages, choices] = await Promise.all([
    getTranslations('joining'),
    getTranslations('changes.pages'),
    callHr('listJoiningChoices', {}),
  ]);
  return (
    <PageMessages of={['changes', 'joining', 'form.date', 'drafts', 'errors', 'notice.retry', 'notice.wait']}>
      <AboveLink href={JOB_STATUS_PAGE} name={tPages('jobStatus')} />
      <PageTitle
        title={former ? t('rehireNamed', { name: former.Person.Name }) : t('title')}
        lead={former ? t('rehireLead', { id: former.Person.Empid, day: former.LeftOn }) : t('lead')}
      />
      <JoiningForm key={ChillCode} choices={choices} rehired={former && { ...former, ChillCode }} />
    </PageMessages>
  );
}
