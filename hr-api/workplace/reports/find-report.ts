import type { CallContext } from '../../platform/calls/call';
import { isAllowed } from '../../platform/calls/is-allowed';
import { ApiError } from '../../platform/errors';
import type { Report } from './report';

type Opener = Pick<CallContext, 'actor' | 'services'>;

/** The reports that the active role may open. */
export const openReports = ({ actor, services }: Opener): Report[] =>
  services.capabilities.flatMap(({ reports }) => reports ?? []).filter(({ allow }) => isAllowed(allow, actor));

/** A report that the active role may open; any other answers as one that there is not. */
export function findReport(opener: Opener, code: string): Report {
  const report = openReports(opener).find((one) => one.code === code);
  if (!report) throw new ApiError('not_found');
  return report;
}

const MEMBERS = 'commonreport/dynamiclist/';

/** What a report's rows are called by, below the family's own path. */
export const pathOf = ({ code }: Report): string => `${MEMBERS}${code}`;

/** The report that a member of the family stands for. */
export function reportOfPath(opener: Opener, path: string): Report {
  if (!path.startsWith(MEMBERS)) throw new ApiError('not_found');
  return findReport(opener, path.slice(MEMBERS.length));
}
