import { killWhileWriting } from './kill-while-writing';
import { makeDatabase } from './test-database';
import { TEMPLATE_FILES_VARIABLE } from './test-settings';

/** Kills the HR API so many times on the database of the run, and expects that nothing was lost or doubled. */
export async function surviveKills(kills: number): Promise<void> {
  const onServer = process.env.TEST_DATABASE_URL ? await makeDatabase() : null;
  try {
    const server = onServer && {
      databaseUrl: onServer.url ?? undefined,
      sampleFiles: process.env[TEMPLATE_FILES_VARIABLE],
    };
    const { acknowledged, lost, doubled } = await killWhileWriting({ kills, ...server });
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(acknowledged).toBeGreaterThan(kills);
  } finally {
    await onServer?.drop();
  }
}
