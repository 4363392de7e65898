import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { shortcuts } from './tables';

export const shortcutsErasure = defineErasure({
  name: 'shortcuts',
  titles: {
    de: 'Tastenkürzel',
    en: 'Shortcuts',
    es: 'Atajos de teclado',
    fr: 'Raccourcis clavier',
    ja: 'ショートカット',
    zh: '快捷键',
  },
  parts: [{ table: shortcuts, where: ({ accountIds }) => amongIds(shortcuts.accountId, accountIds) }],
});
