import { defineCapability } from '../../platform/capability';
import { homeHandlers } from './handlers';

export const homeCapability = defineCapability({
  name: 'home',
  handlers: homeHandlers,
});
