import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { accountTemplates } from '../../platform/mail/account-mail';
import { purgeAttempts } from './limits/attempts';
import { purgeBrowsers } from './limits/known-browsers';
import { accountShare, sessionsShare } from './sessions/account-shares';
import { purgeSessions } from './sessions/purge-sessions';
import { signInHandlers } from './handlers';
import { signInErasure } from './sign-in-erasure';

export const signInCapability = defineCapability({
  name: 'sign-in',
  handlers: signInHandlers,
  purges: {
    'purge sessions': purgeSessions,
    'purge attempt limits': purgeAttempts,
    'purge known browsers': purgeBrowsers,
  },
  personalData: [accountShare, sessionsShare],
  mailTemplates: Object.values(accountTemplates),
  erasure: [signInErasure],
  auditTexts,
});
