import { inArray } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { dayInWords, type CalendarDate } from '../../../platform/dates';
import { storedLanguage } from '../../../platform/language';
import { namesOf } from '../../../platform/texts/data';
import { accounts } from '../../../people/accounts/tables';
import { isOfPerson } from '../../sign-in/accounts';
import { notifyOwner } from '../../user-accounts/writing/notify-owner';

/** Tells those whose grants they are by mail, in their language, which role was given to them or ended. */
export async function notifyHolders(
  context: Pick<CallContext, 'db' | 'now' | 'services'>,
  kind: 'roleGiven' | 'roleEnded',
  grants: readonly { readonly accountId: string; readonly roleCode: number; readonly validFrom: CalendarDate }[],
): Promise<void> {
  if (grants.length === 0) return;
  const { db } = context;
  const ids = [...new Set(grants.map(({ accountId }) => accountId))];
  const found = (await db.select().from(accounts).where(inArray(accounts.id, ids))).filter(isOfPerson);
  for (const { accountId, roleCode, validFrom } of grants) {
    const account = found.find(({ id }) => id === accountId);
    if (!account || account.disabledAt) continue;
    const language = storedLanguage(account.language) ?? 'en';
    const names = await namesOf(db, 'role', language);
    const role = names.get(String(roleCode)) ?? String(roleCode);
    await notifyOwner(context, account, kind, { role, from: dayInWords(validFrom, language) });
  }
}
