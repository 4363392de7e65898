import { measureDashboardCalls } from './dashboards/calls';
import type { Measure } from './measure';
import { measureOnBothDatabases, type DatabasesContext } from './on-both-databases';

/** Each tile on any day, the tiles of a page at once, and the list behind a figure. */
export const measureDashboards = (context: DatabasesContext): Promise<Measure[]> =>
  measureOnBothDatabases(context, measureDashboardCalls);
