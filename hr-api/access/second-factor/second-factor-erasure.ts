import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { authenticators, factorGraces, factorResets, passkeys, recoveryCodes } from './tables';

export const secondFactorErasure = defineErasure({
  name: 'second-factor',
  titles: {
    de: 'Zweiter Faktor',
    en: 'Second factor',
    es: 'Segundo factor',
    fr: 'Second facteur',
    ja: '第2要素',
    zh: '第二重验证',
  },
  parts: [
    { table: authenticators, where: ({ accountIds }) => amongIds(authenticators.accountId, accountIds) },
    { table: passkeys, where: ({ accountIds }) => amongIds(passkeys.accountId, accountIds) },
    { table: recoveryCodes, where: ({ accountIds }) => amongIds(recoveryCodes.accountId, accountIds) },
    { table: factorGraces, where: ({ accountIds }) => amongIds(factorGraces.accountId, accountIds) },
    { table: factorResets, where: ({ accountIds }) => amongIds(factorResets.accountId, accountIds) },
  ],
});
