import { activityShare } from './activity-share';
import { accountHandlers } from './handlers';
import { defineCapability } from '../../platform/capability';

export const accountCapability = defineCapability({
  name: 'account',
  handlers: accountHandlers,
  personalData: [activityShare],
});
