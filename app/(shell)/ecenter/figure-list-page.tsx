import type { ReactNode } from 'react';
import { placesOf } from '@/components/dashboards/model/places-of';
import type { AnyView, Days } from '@/components/dashboards/model/dashboard-view';
import { chosenOf } from '@/components/dashboards/tiles/tile-props';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readReportEntry } from '@/components/workplace/reports/read-report-entry';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { countChosen } from '@/lib/contract/people/organisation-levels';
import { getTexts } from '@/lib/i18n/get-texts';
import { OpenReport } from '../open-report';

interface FigureListPageProps {
  readonly code: string;
  readonly title: string;
  readonly above: { readonly href: `/${string}`; readonly name: string };
  readonly days: Days;
  /** What of the organisation the figure is of. */
  readonly view: Pick<AnyView, 'chosen' | 'kept'>;
  /** What narrows the people beside it. */
  readonly choices: FilterChoices;
  /** What stands above the list. */
  readonly children?: ReactNode;
}

/** A report as it lists the people behind a figure. */
export async function FigureListPage({ code, title, above, days, view, choices, children }: FigureListPageProps) {
  const [report, places] = await Promise.all([readReportEntry('ecenter', code), readPlaces(view, days.ToDate)]);
  if (!report) return <NotFoundPage />;
  return (
    <OpenReport report={{ ...report, ...days }} title={title} above={above} places={places} firstChoices={choices}>
      {children}
    </OpenReport>
  );
}

/** What is chosen as a filter of the list, by its names on the last of the days; null where nothing is. */
async function readPlaces(view: Pick<AnyView, 'chosen' | 'kept'>, On: string) {
  if (countChosen(view.chosen) === 0) return null;
  const [t, { Chosen: named }] = await Promise.all([
    getTexts('figure-scope'),
    callHr('getOrgSelection', { URLName: 'hrdashboard', On, Chosen: chosenOf(view) }),
  ]);
  const kept = t('asKept', { count: countChosen(view.kept?.chosen ?? {}) });
  return placesOf(view, named, { title: t('organisation'), kept });
}
