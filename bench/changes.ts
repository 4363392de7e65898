import { measureChangeCalls } from './changes/calls';
import type { Measure } from './measure';
import { measureOnBothDatabases, type DatabasesContext } from './on-both-databases';

/** Histories, saves with all that is checked, their preview, the people whom HR change, units, and a move of many with a tag. */
export const measureChanges = (context: DatabasesContext): Promise<Measure[]> =>
  measureOnBothDatabases(context, measureChangeCalls);
