import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { purgeLimits } from './limits';
import { purgeSessions } from './sessions/purge-sessions';
import { signInHandlers } from './handlers';

export const signInCapability = defineCapability({
  name: 'sign-in',
  handlers: signInHandlers,
  purges: { 'purge sessions': purgeSessions, 'purge attempt limits': purgeLimits },
  auditTexts,
});
