import type { hrDashboardCalls } from '../../lib/contract/dashboards/hr-dashboard';
import type { Handlers } from '../platform/calls/call';
import { countDataGaps } from './gaps/count-data-gaps';
import { getFigureScope } from './tiles/figure-reader';
import { listAges, readDiversity, readHeadCount } from './tiles/head-count';
import { listDashboardYears, listFluctuation, listHiring, readAttrition } from './tiles/movements';
import { readSpanOfControl } from './tiles/span-of-control';
import { explainChange } from './tiles/why-changed';

/** What computes long goes after the calls of others. */
const FIGURE = { allow: 'figures.read', isLowPriority: true } as const;

export const hrDashboardHandlers: Handlers<keyof typeof hrDashboardCalls> = {
  readHeadCount: { ...FIGURE, handle: readHeadCount },
  listAges: { ...FIGURE, handle: listAges },
  readDiversity: { ...FIGURE, handle: readDiversity },
  listHiring: { ...FIGURE, handle: listHiring },
  listDashboardYears: { allow: 'figures.read', handle: (_asked, context) => listDashboardYears(context) },
  listFluctuation: { ...FIGURE, handle: listFluctuation },
  readAttrition: { ...FIGURE, handle: readAttrition },
  explainChange: { ...FIGURE, handle: explainChange },
  readSpanOfControl: { ...FIGURE, allow: 'spans.read', handle: readSpanOfControl },
  getFigureScope: { allow: 'figures.read', handle: (_asked, context) => getFigureScope(context) },
  countDataGaps: { ...FIGURE, allow: 'gaps.read', handle: countDataGaps },
};
