import { killWhileWriting } from './kill-while-writing';
import { makeDatabase } from './test-database';

/** Kills the HR API so many times on the database of the run, and expects that nothing was lost or doubled. */
export async function surviveKills(kills: number): Promise<void> {
  const onServer = process.env.TEST_DATABASE_URL ? await makeDatabase() : null;
  try {
    const { acknowledged, lost, doubled } = await killWhileWriting({ kills, databaseUrl: onServer?.url ?? undefined });
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(acknowledged).toBeGreaterThan(kills);
  } finally {
    await onServer?.drop();
  }
}
