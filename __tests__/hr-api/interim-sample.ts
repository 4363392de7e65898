import type { Database } from '../../hr-api/db/database';
import { employments, persons } from '../../hr-api/people/tables';
import { roleGrants, roles } from '../../hr-api/roles/tables';
import { accounts } from '../../hr-api/sign-in/tables';
export async function loadSample(db: Database, { today, hashPassword }: { today: string; hashPassword: (p: string) => Promise<string> }) {
  const passwordHash = await hashPassword('Humming-2026');
  await db.insert(roles).values([{ code: 2 }, { code: 5 }, { code: 13 }]);
  for (const id of ['E1001','E1002','E1003','E1004','E1005','E1006','E1007','E1012','E1013','E1014','E1015','E1016']) {
    const [p] = await db.insert(persons).values({ empid: id, name: `Name ${id}`, givenName: 'N', familyName: id }).returning();
    await db.insert(employments).values({ code: `c${id}`, personId: p!.id, validFrom: '2020-01-01' });
    const [a] = await db.insert(accounts).values({ loginId: id, personId: p!.id, kind: 'employee', mail: `${id}@x.example`, passwordHash, mustPassCode: id === 'E1007', popupFlag: id === 'E1012' ? 1 : id === 'E1013' ? 2 : 0, typeOfUser: id === 'E1014' ? 'V' : 'E', disabledAt: id === 'E1015' ? new Date() : null }).returning();
    for (const r of id === 'E1002' ? [2, 5] : [2]) await db.insert(roleGrants).values({ accountId: a!.id, roleCode: r, scope: 'self', validFrom: '2020-01-01' });
  }
}
