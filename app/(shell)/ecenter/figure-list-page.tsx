import type { ReactNode } from 'react';
import { choicesOfPlaces, type NamedPlaces } from '@/components/dashboards/model/choices-of-places';
import type { Days } from '@/components/dashboards/model/dashboard-view';
import { chosenOf } from '@/components/dashboards/tiles/tile-props';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readReportEntry } from '@/components/workplace/reports/read-report-entry';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { countChosen, type OrgChoice } from '@/lib/contract/people/organisation-levels';
import { OpenReport } from '../open-report';

interface FigureListPageProps {
  readonly code: string;
  readonly title: string;
  readonly above: { readonly href: `/${string}`; readonly name: string };
  readonly days: Days;
  /** Of the organisation, as it stands on the last of the days. */
  readonly chosen: OrgChoice;
  /** What narrows the people beside it. */
  readonly choices: FilterChoices;
  /** What stands above the list. */
  readonly children?: ReactNode;
}

/** A report as it lists the people behind a figure. */
export async function FigureListPage({ code, title, above, days, chosen, choices, children }: FigureListPageProps) {
  const [report, places] = await Promise.all([readReportEntry('ecenter', code), readPlaces(chosen, days.ToDate)]);
  if (!report) return <NotFoundPage />;
  return (
    <OpenReport
      report={{ ...report, ...days }}
      title={title}
      above={above}
      firstChoices={{ ...choicesOfPlaces(chosen, places), ...choices }}
    >
      {children}
    </OpenReport>
  );
}

/** What is chosen as it is called on a day, and as it is today, which is what reports call it. */
async function readPlaces(chosen: OrgChoice, on: string): Promise<NamedPlaces[]> {
  if (countChosen(chosen) === 0) return [];
  const which = { URLName: 'hrdashboard' };
  return Promise.all(
    [on, ''].map(async (On) => {
      const [rows, { Chosen: named }] = await Promise.all([
        callHr('listOrgFilterRows', { ...which, On }),
        callHr('getOrgSelection', { ...which, On, Chosen: chosenOf({ chosen }) }),
      ]);
      return { rows, named };
    }),
  );
}
