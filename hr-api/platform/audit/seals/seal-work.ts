import type { RecurringWork } from '../../capability';
import { MAX_ENTRIES, sealEntries } from './seal-entries';

const MINUTE_MS = 60_000;

/** In one run: where the rows of years wait to be sealed, others need the database too. */
const MAX_BLOCKS = 100;

/** Seals the rows that wait. Each hash goes to the log, too, which whoever changes the database cannot change. */
export const sealWork: RecurringWork = {
  key: 'seal audit rows',
  names: {
    de: 'Änderungsprotokoll gegen Fälschung versiegeln',
    en: 'Seal the audit trail against changes',
    es: 'Sellar el registro de auditoría contra cambios',
    fr: 'Sceller le journal d’audit contre les modifications',
    ja: '改ざん防止のため監査証跡を封印',
    zh: '封存审计记录以防篡改',
  },
  everyMs: MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: MINUTE_MS },
  mayBeSwitchedOff: false,
  run: async ({ db, clock, log }, { signal }) => {
    for (let blocks = 0; blocks < MAX_BLOCKS && !signal.aborted; blocks++) {
      const block = await sealEntries(db, clock());
      if (!block) return;
      log.info({ block: block.number, rows: block.entryCount, hash: block.hash }, 'audit rows sealed');
      if (block.entryCount < MAX_ENTRIES) return;
    }
  },
};
