import { ApiError } from '../../../platform/errors';
import { findReport } from '../find-report';
import type { Report } from '../report';

/** A report that the active role may open and that levels of the organisation narrow; any other answers as one that there is not. */
export function findOrganisationReport(opener: Parameters<typeof findReport>[0], code: string): Report {
  const report = findReport(opener, code);
  if (!report.isByOrganisation) throw new ApiError('not_found');
  return report;
}
