import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Fold } from '@/components/dashboards/fold';
import { HR_DASHBOARD } from '@/components/dashboards/model/dashboard-view';
import { PlainRefresh } from '@/components/dashboards/plain-refresh';
import { MonthForm } from '@/components/dashboards/sensitive/month-form';
import { PurposeForm } from '@/components/dashboards/sensitive/purpose-form';
import { SensitiveTile } from '@/components/dashboards/sensitive/sensitive-tile';
import { addressOfSensitive, readSensitiveView } from '@/components/dashboards/sensitive/sensitive-view';
import { Streamed, TileGrid } from '@/components/dashboards/tiles/streamed';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { AskedQuery } from '@/lib/links/query-of';
import { readDashboardAddress } from '../../read-dashboard-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sensitive-figures');
  return { title: t('title') };
}

interface SensitivePageProps {
  readonly searchParams: AskedQuery;
}

/** WFDB-10, Q22: totals, once it was said for what they are read. */
export default async function SensitiveFiguresPage({ searchParams }: SensitivePageProps) {
  const { query } = await readDashboardAddress('hrdashboard', searchParams);
  const [t, dashboard, language, { MayRead, Purpose, Tiles, Cuts, Months }] = await Promise.all([
    getTranslations('sensitive-figures'),
    getTranslations('hr-dashboard'),
    getLocale(),
    callHr('getSensitiveFigures', {}),
  ]);
  const isOfUnits = MayRead && !Cuts.includes('whole');
  const title = (
    <PageTitle
      title={t('title')}
      lead={isOfUnits ? t('leadOfUnits') : t('lead')}
      above={{ href: HR_DASHBOARD, name: dashboard('title') }}
    />
  );
  const instead = !MayRead ? t('notForParts') : Tiles.length === 0 ? t('allOff') : null;
  if (instead !== null || Purpose === '')
    return (
      <>
        {title}
        {instead === null ? <PurposeForm purpose="" /> : <p className="max-w-prose">{instead}</p>}
      </>
    );
  const view = readSensitiveView(query, { months: Months, cuts: Cuts });
  return (
    <>
      {!view.isPlain && <PlainRefresh address={addressOfSensitive({ ...view, isPlain: true })} />}
      {title}
      <div className="mb-6 print:hidden">
        <Fold title={t('purpose.said', { purpose: Purpose })}>
          <div className="mt-2">
            <PurposeForm purpose={Purpose} />
          </div>
        </Fold>
      </div>
      <MonthForm view={view} months={Months} cuts={Cuts} language={language} />
      <TileGrid>
        {Tiles.map((tile) => (
          <Streamed key={tile} isPlain={view.isPlain} width="half">
            <SensitiveTile {...{ tile, view, isOfUnits, language }} />
          </Streamed>
        ))}
      </TileGrid>
    </>
  );
}
