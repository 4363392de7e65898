import type { orgChartCalls } from '../../../lib/contract/structure/org-chart';
import type { Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { chartReader } from './chart-reader';
import { pathOfLine } from './line-branch';
import { listChartBranch } from './list-branch';
import { pathOfUnits } from './unit-branch';

export const orgChartHandlers: Handlers<keyof typeof orgChartCalls> = {
  listChartBranch: { allow: 'visible', handle: listChartBranch },

  getChartPath: {
    allow: 'visible',
    handle: async ({ Chart, On, KeyCode }, context) => {
      const reader = await chartReader(context, On);
      const path = await (Chart === 'line' ? pathOfLine : pathOfUnits)(reader, KeyCode);
      if (!path) throw new ApiError('not_found');
      return { Path: path };
    },
  },
};
