import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { roleUses } from './tables';

/** Who gave a grant, and why, goes with the grant. */
export const roleUsesErasure = defineErasure({
  name: 'role-uses',
  titles: {
    de: 'Nutzung von Rollen',
    en: 'Use of roles',
    es: 'Uso de roles',
    fr: 'Utilisation des rôles',
    ja: 'ロールの利用',
    zh: '角色使用情况',
  },
  parts: [{ table: roleUses, where: ({ accountIds }) => amongIds(roleUses.accountId, accountIds) }],
});
