import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { identities } from './tables';

export const identitiesErasure = defineErasure({
  name: 'identities',
  titles: {
    de: 'Anmeldung über die Organisation',
    en: 'Single sign-on',
    es: 'Inicio de sesión único',
    fr: 'Authentification unique',
    ja: 'シングルサインオン',
    zh: '单点登录',
  },
  parts: [{ table: identities, where: ({ accountIds }) => amongIds(identities.accountId, accountIds) }],
});
