import { OWN_WORK } from '../beginning-access';
import { defineSection } from '../define-section';

export const photo = defineSection('2', {
  image: 'photo',
  link: 'ecenter/profilesave/dynamicadd/profilephoto',
  access: OWN_WORK,
  groups: ['photo'],
  fields: [{ key: 'Photo', group: 'photo', type: 'file', isMandatory: true }],
});
