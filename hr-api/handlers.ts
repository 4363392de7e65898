import type { CallName } from '../lib/contract/all';
import type { Handlers } from './call';
import { accountHandlers } from './account/handlers';
import { buddyHandlers } from './buddy/handlers';
import { clientUserHandlers } from './client-users/handlers';
import { conductGateHandlers } from './conduct/gate-handlers';
import { conductKeepingHandlers } from './conduct/keeping-handlers';
import { deviceHandlers } from './devices/handlers';
import { draftHandlers } from './drafts/handlers';
import { happeningHandlers } from './happenings/handlers';
import { helpdeskHandlers } from './helpdesk/handlers';
import { deskHandlers } from './helpdesk/desk-handlers';
import { ticketFileHandlers } from './helpdesk/files-handlers';
import { helpdeskSettingsHandlers } from './helpdesk/settings-handlers';
import { homeHandlers } from './home/handlers';
import { knowledgeHandlers } from './knowledge/handlers';
import { newJoinerHandlers } from './new-joiners/handlers';
import { notificationHandlers } from './notifications/handlers';
import { passwordHandlers } from './passwords/handlers';
import { roleHandlers } from './roles/handlers';
import { searchHandlers } from './search/handlers';
import { shellHandlers } from './shell/handlers';
import { shortcutHandlers } from './shortcuts/handlers';
import { signInHandlers } from './sign-in/handlers';
import { singleSignOnHandlers } from './single-sign-on/handlers';
import { tourHandlers } from './tours/handlers';

/** One handler for each call: the compiler misses none and finds none too many. */
export const handlers = {
  ...signInHandlers,
  ...singleSignOnHandlers,
  ...clientUserHandlers,
  ...deviceHandlers,
  ...passwordHandlers,
  ...shellHandlers,
  ...roleHandlers,
  ...searchHandlers,
  ...homeHandlers,
  ...happeningHandlers,
  ...knowledgeHandlers,
  ...conductGateHandlers,
  ...conductKeepingHandlers,
  ...draftHandlers,
  ...notificationHandlers,
  ...newJoinerHandlers,
  ...shortcutHandlers,
  ...accountHandlers,
  ...buddyHandlers,
  ...tourHandlers,
  ...helpdeskHandlers,
  ...deskHandlers,
  ...ticketFileHandlers,
  ...helpdeskSettingsHandlers,
} satisfies Handlers;

/** Writes that commit part of their work although they refuse, or compute long: they open their transactions themselves. */
export const ownTransactions: ReadonlySet<CallName> = new Set([
  'signIn',
  'signInBySso',
  'verifyCode',
  'resendCode',
  'signInOnDevice',
  'startDeviceSession',
  'authenticateDevice',
  'signOut',
  'requestPasswordCode',
  'resetPassword',
  'requestClientCode',
  'signInClientUser',
  'changePassword',
  'changeRole',
]);
