import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import { RUNNING_STATES } from '../../../lib/contract/workplace/imports/import-rules';
import type { Dependencies, RecurringWork } from '../../platform/capability';
import type { JobHandler } from '../../platform/jobs/jobs';
import { workOnImport } from './steps/work-on-import';
import { imports } from './tables';

export const IMPORT_QUEUE = 'imports';

export const importWorker =
  ({ db, ...worker }: Dependencies): JobHandler =>
  async (data, jobs) => {
    const { id } = data as { id: string };
    if (await workOnImport(db, worker, id)) await jobs.enqueue(db, IMPORT_QUEUE, { id });
  };

const MINUTE_MS = 60_000;

/** Goes on with what a process left that died: its lease has ended. */
export const importWork: RecurringWork = {
  key: 'continue imports',
  names: {
    de: 'Unterbrochene Importe fortsetzen',
    en: 'Continue interrupted imports',
    es: 'Continuar las importaciones interrumpidas',
    fr: 'Reprendre les importations interrompues',
    ja: '中断した取り込みを再開する',
    zh: '继续中断的导入',
  },
  everyMs: MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: 15 * MINUTE_MS },
  mayBeSwitchedOff: false,
  run: async ({ db, ...worker }) => {
    const isLeft = or(isNull(imports.leaseUntil), lt(imports.leaseUntil, worker.clock()));
    const left = await db
      .select({ id: imports.id })
      .from(imports)
      .where(and(inArray(imports.state, [...RUNNING_STATES]), isLeft));
    for (const { id } of left) await workOnImport(db, worker, id);
  },
};
