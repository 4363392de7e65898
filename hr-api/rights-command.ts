import { asc } from 'drizzle-orm';
import { calls, type CallName } from '../lib/contract/all';
import { handlers } from './handlers';
import { rolePermissions } from './people/accounts/tables';
import { openDatabase } from './platform/db/open-database';
import { readEnv } from './platform/env';
import { namesOf } from './platform/texts/data';

/** Prints who may make each call: by its gate, its kinds of users, the roles that hold the permission it asks for, and a proof. */
async function main(): Promise<void> {
  const database = await openDatabase(readEnv(), () => {});
  try {
    await database.migrate();
    const names = await namesOf(database.db, 'role', 'en');
    const rows = await database.db.select().from(rolePermissions).orderBy(asc(rolePermissions.roleCode));
    const holders = (permission: string) =>
      rows
        .filter((row) => row.permission === permission)
        .map(({ roleCode }) => `${names.get(String(roleCode)) ?? 'role'} (${roleCode})`);
    for (const name of (Object.keys(calls) as CallName[]).sort()) {
      const { gate, users } = calls[name];
      const { allow, requires } = handlers[name];
      const who = allow.includes('.') ? `${allow}: ${holders(allow).join(', ') || 'no role'}` : allow;
      process.stdout.write(
        `${name.padEnd(26)} ${gate.padEnd(8)} ${users.join('+').padEnd(26)} ${who}${requires ? `, ${requires}` : ''}\n`,
      );
    }
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
