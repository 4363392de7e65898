import { defineCapability } from '../../platform/capability';
import { homeHandlers } from './handlers';
import { profileRow } from './profile-row';

export const homeCapability = defineCapability({
  name: 'home',
  handlers: homeHandlers,
  homeRows: profileRow,
});
