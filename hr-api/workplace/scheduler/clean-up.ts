import type { Dependencies, RecurringWork } from '../../platform/capability';

const HOUR_MS = 3_600_000;

/** Deletes what has served its time, of each capability. One that fails keeps none of the others from it. */
async function cleanUp({ db, clock, files, log, capabilities }: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const [purge, run] of capabilities.flatMap(({ purges }) => Object.entries(purges ?? {}))) {
    try {
      await run(db, clock(), files);
    } catch (error) {
      log.error({ err: error, purge }, 'a purge failed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

export const cleanUpWork: RecurringWork = {
  key: 'clean up',
  names: {
    de: 'Aufräumen: Sitzungen, Codes, Entwürfe, Protokolle',
    en: 'Clean up sessions, codes, drafts and logs',
    es: 'Limpiar sesiones, códigos, borradores y registros',
    fr: 'Nettoyer sessions, codes, brouillons et journaux',
    ja: 'セッション・コード・下書き・ログの整理',
    zh: '清理会话、验证码、草稿和日志',
  },
  everyMs: HOUR_MS,
  bounds: { leastMs: HOUR_MS / 4, mostMs: 6 * HOUR_MS },
  mayBeSwitchedOff: false,
  run: cleanUp,
};
