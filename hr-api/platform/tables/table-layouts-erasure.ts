import { amongIds } from '../db/among-ids';
import { defineErasure } from '../define-erasure';
import { tableLayouts } from './tables';

export const tableLayoutsErasure = defineErasure({
  name: 'table-layouts',
  titles: {
    de: 'Tabellenansichten',
    en: 'Table layouts',
    es: 'Disposición de las tablas',
    fr: 'Présentation des tableaux',
    ja: '表のレイアウト',
    zh: '表格布局',
  },
  parts: [{ table: tableLayouts, where: ({ accountIds }) => amongIds(tableLayouts.accountId, accountIds) }],
});
