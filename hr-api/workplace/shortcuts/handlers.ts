import { isDeepStrictEqual } from 'node:util';
import { shortcutActions, findShortcutIssue, type ShortcutKeys } from '../../../lib/contract/workplace/shortcut-keys';
import type { shortcutCalls } from '../../../lib/contract/workplace/shortcuts';
import { audit } from '../../platform/audit/audit';
import type { Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { lockShortcuts, shortcutsOf, storeShortcuts } from './data';

/** Each person's own: the account of the token alone says whose. */
export const shortcutHandlers: Handlers<keyof typeof shortcutCalls> = {
  getShortcuts: { allow: 'own', handle: (_request, { actor, db }) => shortcutsOf(db, actor.accountId) },

  saveShortcuts: {
    allow: 'own',
    handle: async (wished, context) => {
      const { actor, db } = context;
      if (wished.Keys) refuseIssues(wished.Keys);
      const before = await lockShortcuts(db, actor.accountId);
      const after = { IsOn: wished.IsOn ?? before.IsOn, Keys: wished.Keys ?? before.Keys };
      if (isDeepStrictEqual(before, after)) return after;
      await storeShortcuts(db, actor.accountId, after);
      const subject = { kind: 'account', id: actor.accountId };
      await audit(context, { subject, action: 'change shortcuts', before: { ...before }, after });
      return after;
    },
  },
};

function refuseIssues(keys: ShortcutKeys): void {
  const issues = shortcutActions.flatMap((action) => {
    const message = findShortcutIssue(keys, action);
    return message ? [{ path: `Keys.${action}`, message }] : [];
  });
  if (issues.length > 0) throw new ApiError('invalid', { issues });
}
