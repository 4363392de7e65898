import type { hrDashboardCalls } from '../../lib/contract/dashboards/hr-dashboard';
import type { Handlers } from '../platform/calls/call';
import { countDataGaps } from './gaps/count-data-gaps';
import { getFigureScope } from './tiles/figure-reader';
import { listAges, readDiversity, readHeadCount } from './tiles/head-count';
import { listDashboardYears, listFluctuation, listHiring, readAttrition } from './tiles/movements';
import { readSpanOfControl } from './tiles/span-of-control';
import { explainChange } from './tiles/why-changed';

export const hrDashboardHandlers: Handlers<keyof typeof hrDashboardCalls> = {
  readHeadCount: { allow: 'figures.read', handle: readHeadCount },
  listAges: { allow: 'figures.read', handle: listAges },
  readDiversity: { allow: 'figures.read', handle: readDiversity },
  listHiring: { allow: 'figures.read', handle: listHiring },
  listDashboardYears: { allow: 'figures.read', handle: (_asked, context) => listDashboardYears(context) },
  listFluctuation: { allow: 'figures.read', handle: listFluctuation },
  readAttrition: { allow: 'figures.read', handle: readAttrition },
  explainChange: { allow: 'figures.read', handle: explainChange },
  readSpanOfControl: { allow: 'spans.read', handle: readSpanOfControl },
  getFigureScope: { allow: 'figures.read', handle: (_asked, context) => getFigureScope(context) },
  countDataGaps: { allow: 'gaps.read', handle: countDataGaps },
};
