import { eq } from 'drizzle-orm';
import type { Dependencies, RecurringWork } from '../../../platform/capability';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { erasures } from '../tables';
import { eraseNext } from './erase-next';

export const ERASURE_QUEUE = 'erasures';

/** A job for each person, so that nothing that is done is done twice. */
export const erasureWorker =
  (dependencies: Dependencies): JobHandler =>
  async (data, jobs) => {
    const { id } = data as { id: string };
    if (await eraseNext(dependencies, id)) await jobs.enqueue(dependencies.db, ERASURE_QUEUE, { id });
  };

const HOUR_MS = 3_600_000;

/** Goes on with what no job does any more: its process died, it was given up, or somebody is to be tried again. */
export const erasureWork: RecurringWork = {
  key: 'continue erasures',
  names: {
    de: 'Unterbrochene Löschungen fortsetzen',
    en: 'Continue interrupted erasures',
    es: 'Continuar los borrados interrumpidos',
    fr: 'Reprendre les effacements interrompus',
    ja: '中断した消去を再開する',
    zh: '继续中断的删除',
  },
  everyMs: HOUR_MS,
  bounds: { leastMs: HOUR_MS / 60, mostMs: 24 * HOUR_MS },
  mayBeSwitchedOff: false,
  run: async (dependencies, { signal }) => {
    const running = await dependencies.db
      .select({ id: erasures.id })
      .from(erasures)
      .where(eq(erasures.state, 'running'));
    for (const { id } of running) while (!signal.aborted && (await eraseNext(dependencies, id)));
  },
};
