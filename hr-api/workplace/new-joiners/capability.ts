import { defineCapability } from '../../platform/capability';
import { newJoinerHandlers } from './handlers';

export const newJoinersCapability = defineCapability({
  name: 'new-joiners',
  handlers: newJoinerHandlers,
});
