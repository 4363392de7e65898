import type { CallContext } from '../../platform/calls/call';
import { isAllowed } from '../../platform/calls/is-allowed';
import { ApiError } from '../../platform/errors';
import type { Report } from './report';

type Opener = Pick<CallContext, 'actor' | 'services'>;

/** Every report that the capabilities declare. */
export const allReports = (capabilities: Opener['services']['capabilities']): Report[] =>
  capabilities.flatMap(({ reports }) => reports ?? []);

/** The reports that the active role may open. */
export const openReports = ({ actor, services }: Opener): Report[] =>
  allReports(services.capabilities).filter(({ allow }) => isAllowed(allow, actor));

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
