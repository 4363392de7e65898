import { defineCapability } from '../../platform/capability';
import { newJoinerHandlers } from './handlers';
import { unitChanges } from './unit-changes';

export const newJoinersCapability = defineCapability({
  name: 'new-joiners',
  handlers: newJoinerHandlers,
  catchUpRows: unitChanges,
});
