import { amongIds } from '../platform/db/among-ids';
import { defineErasure, ERASED_TEXT } from '../platform/define-erasure';
import { personPhotos, persons } from './tables';

/** The person stays as nobody: others' records point to them. */
export const personErasure = defineErasure({
  name: 'person',
  titles: {
    de: 'Person und Foto',
    en: 'Person and photo',
    es: 'Persona y foto',
    fr: 'Personne et photo',
    ja: '個人情報と写真',
    zh: '个人信息与照片',
  },
  order: 5,
  parts: [
    {
      table: personPhotos,
      where: ({ personIds }) => amongIds(personPhotos.personId, personIds),
      file: personPhotos.fileId,
    },
    {
      table: persons,
      where: ({ personIds }) => amongIds(persons.id, personIds),
      set: {
        ...{ name: ERASED_TEXT, givenName: ERASED_TEXT, familyName: ERASED_TEXT },
        ...{ empid: null, mail: null, personalMail: null, phone: null, homeAddress: null, emergencyContact: null },
        ...{ bornOn: null, gender: null, nationality: null, about: null, hasChecklist: false },
      },
    },
  ],
});
