import { openEmbedded } from './db/embedded';
import { openPostgres } from './db/postgres';
import { shellHandlers } from './shell/handlers';
import { pendingConduct } from './conduct/data';
import { sql } from 'drizzle-orm';
async function main() {
  const url = process.argv[2]!;
  const open = url.startsWith('postgres') ? await openPostgres(url, () => {}) : await openEmbedded({ dataDir: url });
  const { rows } = await open.execute(`select a.id "accountId", a.person_id "personId", e.id "employmentId", e.code, g.role_code "roleCode", ass.level_code from accounts a join employments e on e.person_id = a.person_id and e.valid_from<='2026-03-05' and (e.valid_to is null or e.valid_to>'2026-03-05') join lateral (select role_code from role_grants g where g.account_id=a.id order by role_code desc limit 1) g on true join assignments ass on ass.employment_id=e.id and ass.valid_from<='2026-03-05' and (ass.valid_to is null or ass.valid_to>'2026-03-05')`);
  const all = rows as { accountId: string; personId: string; employmentId: string; code: string; roleCode: number; level_code: string }[];
  const now = new Date('2026-03-05T09:00:00Z');
  const run = async (label: string, set: typeof all) => {
    for (const name of ['listMenu', 'listModules', 'listRoles', 'getEmployeeInfo', 'getEmployeeInfo+code', 'getEmployeeHeader', 'getDashboardCounts', 'pendingConduct']) {
      const times: number[] = [];
      for (const a of set) {
        const ctx = { actor: { ...a, sessionId: '', kind: 'employee', flag: 0 }, db: open.db, now, language: 'ja' } as any;
        const t = performance.now();
        if (name === 'pendingConduct') await pendingConduct(open.db, a.personId, now);
        else if (name === 'getEmployeeInfo+code') await (shellHandlers as any).getEmployeeInfo({ UserCode: all[(set.indexOf(a) * 7919) % all.length]!.code }, ctx);
        else await (shellHandlers as any)[name]({}, ctx);
        times.push(performance.now() - t);
      }
      times.sort((x, y) => x - y);
      console.log(label, name, 'median', times[times.length >> 1]!.toFixed(1), 'p95', times[Math.floor(times.length * 0.95)]!.toFixed(1), 'max', times.at(-1)!.toFixed(1));
    }
  };
  await run('any', Array.from({ length: 200 }, (_, i) => all[(i * 4999) % all.length]!));
  await run('top', all.filter((a) => ['chief', 'vice-president', 'director', 'manager'].includes(a.level_code) ));
  await open.close();
}
void main();
