import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import {
  WORKFORCE_DASHBOARD,
  dayIn,
  oneDay,
  periodIn,
  readWorkforceView,
} from '@/components/dashboards/model/dashboard-view';
import { yearUpTo } from '@/components/dashboards/tiles/tile-props';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { CONFIRMATION_STATES, WORKFORCE_MOVEMENTS } from '@/lib/contract/dashboards/dashboard-rules';
import { wireDate } from '@/lib/typed/wire-days';
import type { AskedQuery } from '@/lib/links/query-of';
import { FigureListPage } from '../../figure-list-page';
import { readDashboardAddress } from '../../read-dashboard-address';

interface WorkforceListPageProps {
  readonly params: Promise<{ readonly list: string }>;
  readonly searchParams: AskedQuery;
}

/** The report behind each list. */
const REPORTS = {
  people: 'people-of-day',
  confirmations: 'confirmations-due',
  approvals: 'pending-approvals',
  movements: 'workforce-movements',
  profiles: 'incomplete-profiles',
} as const;
type List = keyof typeof REPORTS;

const listIn = (name: string): List | undefined => (Object.keys(REPORTS) as List[]).find((list) => list === name);

export async function generateMetadata({ params }: WorkforceListPageProps): Promise<Metadata> {
  const [t, { list }] = await Promise.all([getTranslations('workforce-dashboard'), params]);
  return { title: t(`lists.${listIn(list) ?? 'people'}`) };
}

/** WFDB-03, WFDB-04: the rows behind a figure of the workforce dashboard. */
export default async function WorkforceListPage({ params, searchParams }: WorkforceListPageProps) {
  const { query, today, saved } = await readDashboardAddress('workforcedashboard', searchParams);
  const [t, { list: name }] = await Promise.all([getTranslations('workforce-dashboard'), params]);
  const list = listIn(name);
  if (!list) return <NotFoundPage />;
  const view = readWorkforceView(query, saved);
  const day = view.on || today;
  return (
    <FigureListPage
      code={REPORTS[list]}
      title={t(`lists.${list}`)}
      page={`${WORKFORCE_DASHBOARD}/${list}`}
      query={query}
      above={{ href: WORKFORCE_DASHBOARD, name: t('title') }}
      days={list === 'movements' ? periodIn(query, yearUpTo(today)) : oneDay(day)}
      view={view}
      choices={await CHOICES[list](query, day)}
    />
  );
}

const NUMBER = /^\d{1,9}$/;
const KIND = /^[\w-]{1,60}$/;

type Chooser = (query: URLSearchParams, day: string) => FilterChoices | Promise<FilterChoices>;

/** What an address narrows each list by, as the filters of its report have it. */
const CHOICES: Record<List, Chooser> = {
  people: (query): FilterChoices => {
    const status = query.get('status');
    return status === null ? {} : { JobStatus: [status] };
  },
  confirmations: (query) => {
    const states = CONFIRMATION_STATES.filter((state) => query.getAll('state').includes(state));
    const until = dayIn(query.get('until') ?? '');
    return { ...(states.length > 0 && { State: states }), ...(until && { DueOn: ['', wireDate(until)] }) };
  },
  approvals: (query) => {
    const kind = query.get('kind') ?? '';
    const [from = '', to = ''] = ['from', 'to']
      .map((name) => query.get(name) ?? '')
      .map((text) => (NUMBER.test(text) ? text : ''));
    return { ...(KIND.test(kind) && { Kind: [kind] }), ...((from || to) && { AgeInDays: [from, to] }) };
  },
  movements: (query): FilterChoices => {
    const kind = WORKFORCE_MOVEMENTS.find((one) => one === query.get('kind'));
    return kind ? { Movement: [kind] } : {};
  },
  profiles: async (query, day): Promise<FilterChoices> => {
    const section = query.get('section');
    if (section === null) return {};
    const found = NUMBER.test(section)
      ? await tryCallHr('readProfileSection', { On: day, SectionCode: Number(section) })
      : null;
    return { Section: [found?.SectionName ?? section] };
  },
};
