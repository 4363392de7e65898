import type { Language } from '../../../../lib/contract/platform/languages';
import type { Actor, CallContext } from '../../../platform/calls/call';
import { insertRows } from '../../../platform/insert-rows';
import { newCode } from '../../../platform/new-code';
import { notifications, type Category } from '../../notifications/tables';
import type { Recipient } from './recipients';

interface Notification {
  readonly category: Category;
  /** The person whom it is about; null where it is about nobody. */
  readonly aboutId: string | null;
  /** The page that it leads to, with the key behind it; both are empty where there is none. */
  readonly page: string;
  readonly code: string;
  /** In plain text and HTML. */
  readonly textIn: (language: Language) => { readonly subject: string; readonly body: string };
  /** The role in which persons are told who are told by a role; others are in the one that they open the page in. */
  readonly roles?: ReadonlyMap<string, number | null> | undefined;
}

/** Notifies recipients in the portal, each in their language. Who holds no role is not notified. */
export async function notifyRecipients(
  { db, now, actor }: Pick<CallContext<Pick<Actor, 'personId'> | null>, 'db' | 'now' | 'actor'>,
  recipients: readonly Recipient[],
  { category, aboutId, page, code, textIn, roles }: Notification,
): Promise<void> {
  const rows = recipients.flatMap(({ accountId, personId, language, ...recipient }) => {
    const roleCode = roles?.get(personId) ?? recipient.roleCode;
    if (roleCode === null) return [];
    return {
      ...{ code: newCode(), accountId, roleCode, kind: 'N' as const, category },
      ...{ senderId: actor?.personId ?? null, aboutId, createdAt: now, ...textIn(language) },
      ...{ link: page, linkKey: code && 'key', linkValue: code },
    };
  });
  await insertRows(db, notifications, rows);
}
