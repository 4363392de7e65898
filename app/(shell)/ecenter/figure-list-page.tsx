import type { ReactNode } from 'react';
import { ScopeNotice } from '@/components/dashboards/filter/scope-notice';
import { orgPartsOf } from '@/components/dashboards/model/org-parts-of';
import { namedOf, type AnyView, type Days } from '@/components/dashboards/model/dashboard-view';
import { PlainRefresh } from '@/components/dashboards/plain-refresh';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PlainReport, type PlainStart } from '@/components/workplace/reports/plain/plain-report';
import { readReportEntry } from '@/components/workplace/reports/read-report-entry';
import { PageTitle } from '@/components/workplace/shell/page-title';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { ORG_LEVELS, copyOfChoice, countChosen } from '@/lib/contract/people/organisation-levels';
import { getTexts } from '@/lib/i18n/get-texts';
import { OpenReport } from '../open-report';

interface FigureListPageProps {
  readonly code: string;
  readonly title: string;
  /** The address of the page. */
  readonly page: `/${string}`;
  readonly query: URLSearchParams;
  readonly above: { readonly href: `/${string}`; readonly name: string };
  readonly days: Days;
  /** What of the organisation the figure is of. */
  readonly view: AnyView;
  /** What narrows the people beside it. */
  readonly choices: FilterChoices;
  /** What stands above the list. */
  readonly children?: ReactNode;
}

/** A report as it lists the people behind a figure; a plain table of it where no script runs. */
export async function FigureListPage(props: FigureListPageProps) {
  const { code, title, page, query, above, days, view, choices, children } = props;
  const [found, orgParts] = await Promise.all([readReportEntry('ecenter', code), readOrgParts(view, days.ToDate)]);
  if (!found) return <NotFoundPage />;
  const report = { ...found, ...days };
  const opening = (
    <>
      <ScopeNotice {...{ view, page, query }} />
      {children}
    </>
  );
  if (!view.isPlain)
    return (
      <OpenReport report={report} title={title} above={above} orgParts={orgParts} firstChoices={choices}>
        <PlainRefresh address={addressOfPlainPage(page, query, { after: '', row: 1 })} />
        {opening}
      </OpenReport>
    );
  return (
    <>
      <PageTitle title={title} lead={report.Description} above={above} />
      {opening}
      <PlainReport
        {...{ report, choices, orgParts }}
        start={plainStart(query)}
        addressOfPage={(start) => addressOfPlainPage(page, query, start)}
      />
    </>
  );
}

function plainStart(query: URLSearchParams): PlainStart {
  const row = Number(query.get('row'));
  return { after: query.get('after') ?? '', row: Number.isSafeInteger(row) && row > 0 ? row : 1 };
}

/** The same list from a row on, for a browser without scripts. */
function addressOfPlainPage(page: `/${string}`, query: URLSearchParams, { after, row }: PlainStart): `/${string}` {
  const next = new URLSearchParams(query);
  next.set('plain', '1');
  next.delete('after');
  next.delete('row');
  if (after !== '') {
    next.set('after', after);
    next.set('row', String(row));
  }
  return `${page}?${next}`;
}

/** What is chosen as a filter of the list, by its names on the last of the days; null where nothing is. */
async function readOrgParts(view: AnyView, On: string) {
  if (countChosen(view.chosen) === 0) return null;
  const named = Object.fromEntries(ORG_LEVELS.map((level) => [level, namedOf(view, level)]));
  const [t, selection] = await Promise.all([
    getTexts('figure-scope'),
    countChosen(named) > 0
      ? callHr('getOrgSelection', { URLName: 'hrdashboard', On, Chosen: copyOfChoice(named) })
      : null,
  ]);
  const saved = t('asSaved', { count: countChosen(view.saved?.chosen ?? {}) });
  return orgPartsOf(view, selection?.Chosen ?? [], { title: t('organisation'), saved });
}
