import { anyOf, defineErasure, mentions, withoutWords } from '../../platform/define-erasure';
import { unitChanges } from './tables';

/** Changes of units are the organisation's; what was said of somebody in them goes. */
export const unitsErasure = defineErasure({
  name: 'units',
  titles: {
    de: 'Begründungen von Änderungen der Organisation',
    en: 'Reasons of changes to the organisation',
    es: 'Motivos de cambios en la organización',
    fr: 'Motifs des changements de l’organisation',
    ja: '組織変更の理由',
    zh: '组织变更的理由',
  },
  parts: [
    {
      table: unitChanges,
      where: ({ words }) =>
        anyOf(mentions(unitChanges.justification, words), mentions(unitChanges.undoneBecause, words)),
      set: ({ words }) => ({
        justification: withoutWords(unitChanges.justification, words),
        undoneBecause: withoutWords(unitChanges.undoneBecause, words),
      }),
    },
  ],
});
