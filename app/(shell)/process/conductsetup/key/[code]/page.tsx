import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ConductDetail } from '@/components/agreements/admin/conduct-detail';
import { ADMIN_PAGE } from '@/components/agreements/admin/conduct-page';
import { readVersion } from '@/components/agreements/admin/versions/read-version';
import { StateBadge } from '@/components/agreements/admin/versions/state-badge';
import { valuesOf } from '@/components/agreements/admin/editor/conduct-values';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { beginText } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { ConductEditorPage } from '../../conduct-editor-page';

interface ConductPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: ConductPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'conductsetup');
  const version = await readVersion((await params).code);
  return { title: version?.Title ?? (await notFoundTitle()) };
}

/** One version of an agreement: its editor as long as it is a draft, then how far it has come. */
export default async function ConductVersionPage({ params }: ConductPageProps) {
  await requireSession('full');
  await requireLink('process', 'conductsetup');
  const version = await readVersion((await params).code);
  if (!version) return <NotFoundPage />;
  const { ConductCode, Series, State, Title, Version, Form, PublishedAt } = version;
  const t = await getTranslations('agreements-admin');
  if (State === 'draft') {
    return (
      <ConductEditorPage
        draftKey={{ code: ConductCode, series: Series }}
        saved={valuesOf(version)}
        title={t('editorVersion', { version: Version, title: Title })}
      />
    );
  }
  const [language, all] = await Promise.all([getLocale(), callHr('listConducts', {})]);
  const date = beginText(new Date(PublishedAt), language);
  return (
    <PageMessages of={['agreements-admin', 'agreements', 'table', 'errors']}>
      <PageTitle
        title={Title}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateBadge state={State} />
            {[
              t('version', { version: Version }),
              t(`forms.${Form}`),
              State === 'planned' ? t('from', { date }) : t('since', { date }),
            ].join(' · ')}
          </span>
        }
        above={{ href: ADMIN_PAGE, name: t('title') }}
      />
      <ConductDetail
        key={`${ConductCode} ${State}`}
        version={version}
        versions={all.filter((other) => other.Series === Series)}
      />
    </PageMessages>
  );
}
