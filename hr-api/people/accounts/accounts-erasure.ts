import { sql } from 'drizzle-orm';
import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { accounts, roleGrants } from './tables';

/** The account stays for what was done with it: nobody can sign in to it, or be mailed. */
export const accountsErasure = defineErasure({
  name: 'accounts',
  titles: {
    de: 'Benutzerkonto und Rollen',
    en: 'User account and roles',
    es: 'Cuenta de usuario y roles',
    fr: 'Compte d’utilisateur et rôles',
    ja: 'ユーザーアカウントとロール',
    zh: '用户账户与角色',
  },
  order: 5,
  parts: [
    { table: roleGrants, where: ({ accountIds }) => amongIds(roleGrants.accountId, accountIds) },
    {
      table: accounts,
      where: ({ accountIds }) => amongIds(accounts.id, accountIds),
      set: (_people, now) => ({
        ...{ loginId: sql`'erased ' || gen_random_uuid()`, mail: '', passwordHash: null, language: null },
        ...{ startingRole: null, inviteOn: null, invitedAt: null, popupFlag: 0 },
        ...{ disabledAt: now, disabledReason: null, disabledBy: null },
      }),
    },
  ],
});
