import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { HR_DASHBOARD } from '@/components/dashboards/model/dashboard-view';
import { MonthForm } from '@/components/dashboards/sensitive/month-form';
import { PurposeForm } from '@/components/dashboards/sensitive/purpose-form';
import { SensitiveSetup } from '@/components/dashboards/sensitive/sensitive-setup';
import { SensitiveTile } from '@/components/dashboards/sensitive/sensitive-tile';
import { addressOfSensitive, readSensitiveView } from '@/components/dashboards/sensitive/sensitive-view';
import { TileSkeleton } from '@/components/dashboards/tile-skeleton';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { queryOf } from '@/lib/query-of';
import { readPermissions } from '../../../read-permissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sensitive-figures');
  return { title: t('title') };
}

interface SensitivePageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** WFDB-10, Q22: totals for those who may read them, once they said for what; the switches for those who may set them. */
export default async function SensitiveFiguresPage({ searchParams }: SensitivePageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'hrdashboard');
  const [t, dashboard, asked, permissions] = await Promise.all([
    getTranslations('sensitive-figures'),
    getTranslations('hr-dashboard'),
    searchParams,
    readPermissions(),
  ]);
  const may = (what: string) => permissions.some(({ Permission }) => Permission === `sensitive.${what}`);
  if (!may('read') && !may('configure')) await refusePage();
  const setup = may('configure') ? await callHr('getSensitiveSetup', {}) : null;
  return (
    <PageMessages of={['sensitive-figures', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} above={{ href: HR_DASHBOARD, name: dashboard('title') }} />
      {may('read') && <Figures query={queryOf(asked)} />}
      {setup && <SensitiveSetup {...setup} />}
    </PageMessages>
  );
}

async function Figures({ query }: { readonly query: URLSearchParams }) {
  const [t, language, { MayRead, Purpose, Tiles, Months }] = await Promise.all([
    getTranslations('sensitive-figures'),
    getLocale(),
    callHr('getSensitiveFigures', {}),
  ]);
  if (!MayRead) return <p className="max-w-prose">{t('notForParts')}</p>;
  if (Tiles.length === 0) return <p className="max-w-prose">{t('allOff')}</p>;
  if (Purpose === '') return <PurposeForm purpose="" />;
  const view = readSensitiveView(query, Months);
  return (
    <>
      {!view.isPlain && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${addressOfSensitive({ ...view, isPlain: true })}`} />
        </noscript>
      )}
      <details className="mb-6 print:hidden">
        <summary className="min-h-11 cursor-pointer rounded-sm py-2 wrap-anywhere md:min-h-0">
          {t('purpose.said', { purpose: Purpose })}
        </summary>
        <div className="mt-2">
          <PurposeForm purpose={Purpose} />
        </div>
      </details>
      <MonthForm view={view} months={Months} language={language} />
      <div className="grid grid-cols-1 items-stretch gap-4 lg:grid-cols-2">
        {Tiles.map((tile) => {
          const figure = <SensitiveTile tile={tile} view={view} language={language} />;
          return (
            <div key={tile} className="min-w-0">
              {view.isPlain ? figure : <Suspense fallback={<TileSkeleton />}>{figure}</Suspense>}
            </div>
          );
        })}
      </div>
    </>
  );
}
