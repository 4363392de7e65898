import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HR_DASHBOARD, dimensionIn, oneDay, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { AskedQuery } from '@/lib/links/query-of';
import { FigureListPage } from '../../figure-list-page';
import { readDashboardAddress } from '../../read-dashboard-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hr-dashboard');
  return { title: t('lists.people') };
}

interface PeoplePageProps {
  readonly searchParams: AskedQuery;
}

const AGE = /^\d{1,3}$/;

/** DASH-25: the people behind a head count. */
export default async function PeopleOfFigurePage({ searchParams }: PeoplePageProps) {
  const { query, today, saved } = await readDashboardAddress('hrdashboard', searchParams);
  const t = await getTranslations('hr-dashboard');
  const view = readDashboardView(query, today, saved);
  const gender = ['male', 'female', 'other'].find((one) => one === query.get('gender'));
  const [from = '', to = ''] = ['from', 'to'].map((name) => query.get(name) ?? '');
  const ages = AGE.test(from) && AGE.test(to) && { Age: [from, to] };
  const part = await partOf(query);
  if (!part) return <NotFoundPage />;
  return (
    <FigureListPage
      code="people-of-day"
      title={t('lists.people')}
      page={`${HR_DASHBOARD}/people`}
      query={query}
      above={{ href: HR_DASHBOARD, name: t('title') }}
      days={oneDay(view.on || today)}
      view={view}
      choices={{ ...(gender && { Gender: [gender] }), ...(ages || {}), ...part }}
    />
  );
}

/** A part of a dimension as a choice of the list, nothing where none is asked for; null where the asker is offered no such dimension. */
async function partOf(query: URLSearchParams): Promise<Record<string, string[]> | null> {
  const code = dimensionIn(query);
  if (code === null) return {};
  const field = (await callHr('listDimensions', {})).find(({ Code }) => Code === code)?.FieldCode;
  return field ? { [field]: [query.get('part') ?? ''] } : null;
}
