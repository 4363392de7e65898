import { measureFindingCalls } from './finding-people/calls';
import type { Measure } from './measure';
import { measureOnBothDatabases, type DatabasesContext } from './on-both-databases';

/** Pages of the directory, what the organisation filter counts, and branches of the org chart. */
export const measureFindingPeople = (context: DatabasesContext): Promise<Measure[]> =>
  measureOnBothDatabases(context, measureFindingCalls);
