import { asc, eq } from 'drizzle-orm';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import type { Database } from '../../../platform/db/database';
import { texts } from '../../../platform/texts/tables';
import { leaveTypes } from '../tables';

export type MeantType = number | 'unknown' | 'unclear';

/**
 * Reads the types of leave: which is meant by a code, else by a name in whatever language; one that is open before those that are closed.
 */
export async function readTypesMeant(db: Database): Promise<(text: string) => MeantType> {
  const types = await db.select().from(leaveTypes).orderBy(asc(leaveTypes.code));
  const names = await db.select({ code: texts.code, name: texts.name }).from(texts).where(eq(texts.kind, 'leave-type'));
  const byName = new Map<string, Set<string>>();
  for (const { code, name } of names) byName.set(foldText(name), (byName.get(foldText(name)) ?? new Set()).add(code));
  return (text) => {
    const exact = types.find(({ code }) => String(code) === text);
    if (exact) return exact.code;
    const called = types.filter(({ code }) => byName.get(foldText(text))?.has(String(code)));
    const open = called.filter(({ isActive }) => isActive);
    const [found, other] = open.length > 0 ? open : called;
    return other ? 'unclear' : (found?.code ?? 'unknown');
  };
}
