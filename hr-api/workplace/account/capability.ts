import { accountHandlers } from './handlers';
import { defineCapability } from '../../platform/capability';

export const accountCapability = defineCapability({
  name: 'account',
  handlers: accountHandlers,
});
