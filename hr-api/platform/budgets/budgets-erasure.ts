import { defineErasure, mentions } from '../define-erasure';
import { budgets } from './tables';

/** They are purged within hours by themselves; whom they count is in their subjects. */
export const budgetsErasure = defineErasure({
  name: 'budgets',
  titles: {
    de: 'Gezählte Vorgänge',
    en: 'Counted requests',
    es: 'Solicitudes contadas',
    fr: 'Demandes comptées',
    ja: '回数の記録',
    zh: '请求计数',
  },
  parts: [{ table: budgets, where: ({ accountIds, words }) => mentions(budgets.subject, [...accountIds, ...words]) }],
});
