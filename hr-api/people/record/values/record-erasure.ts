import { amongIds } from '../../../platform/db/among-ids';
import { defineErasure } from '../../../platform/define-erasure';
import { recordValues } from '../tables';

/** All that the sections of the record ever said of them; secret answers go with their rows. */
export const recordErasure = defineErasure({
  name: 'record',
  titles: {
    de: 'Angaben im Profil',
    en: 'Answers of the profile',
    es: 'Datos del perfil',
    fr: 'Données du profil',
    ja: 'プロフィールの記載内容',
    zh: '档案内容',
  },
  order: 5,
  parts: [{ table: recordValues, where: ({ personIds }) => amongIds(recordValues.personId, personIds) }],
});
