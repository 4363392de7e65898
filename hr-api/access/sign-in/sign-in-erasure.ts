import { amongIds } from '../../platform/db/among-ids';
import { defineErasure, mentions } from '../../platform/define-erasure';
import { attemptLimits, knownBrowsers, oneTimeCodes, sessions, visits } from './tables';

export const signInErasure = defineErasure({
  name: 'sign-ins',
  titles: {
    de: 'Anmeldungen und Sitzungen',
    en: 'Sign-ins and sessions',
    es: 'Inicios de sesión y sesiones',
    fr: 'Connexions et sessions',
    ja: 'サインインとセッション',
    zh: '登录与会话',
  },
  parts: [
    { table: oneTimeCodes, where: ({ accountIds }) => amongIds(oneTimeCodes.accountId, accountIds) },
    { table: sessions, where: ({ accountIds }) => amongIds(sessions.accountId, accountIds) },
    { table: visits, where: ({ accountIds }) => amongIds(visits.accountId, accountIds) },
    { table: knownBrowsers, where: ({ accountIds }) => amongIds(knownBrowsers.accountId, accountIds) },
    {
      table: attemptLimits,
      where: ({ accountIds, words }) => mentions(attemptLimits.subject, [...accountIds, ...words]),
    },
  ],
});
