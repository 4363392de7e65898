import type { RecurringWork } from '../../../platform/capability';
import { dayOf } from '../../../platform/dates';
import { settleEverybody, slicesOf } from '../ledger/settle';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Each night what is granted, carried and lapses up to that day, of one part of the people after another. A process that dies leaves no
 * part half done, and the next run writes what was missed, once.
 */
export const leaveWork: RecurringWork = {
  key: 'settle leave',
  names: {
    de: 'Urlaubskonten fortschreiben',
    en: 'Grant leave, carry it over and let it lapse',
    es: 'Conceder, trasladar y caducar ausencias',
    fr: 'Accorder, reporter et faire expirer les congés',
    ja: '休暇の付与・繰越・失効',
    zh: '发放、结转与失效休假',
  },
  everyMs: DAY_MS,
  usual: { time: '00:30', frequency: { kind: 'daily', every: 1 } },
  bounds: { leastMs: HOUR_MS, mostMs: DAY_MS },
  mayBeSwitchedOff: false,
  run: async ({ clock, db, log }, { write }) => {
    const now = clock();
    let entries = 0;
    for (const among of await slicesOf(db))
      entries += await write((tx) => settleEverybody(tx, { today: dayOf(now), now, among }));
    log.info({ entries }, 'leave settled');
  },
};
