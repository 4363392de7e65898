import type { Handlers } from './platform/calls/call';
import { accountHandlers } from './workplace/account/handlers';
import { buddyHandlers } from './workplace/buddy/handlers';
import { clientUserHandlers } from './access/client-users/handlers';
import { conductGateHandlers } from './agreements/gate/gate-handlers';
import { conductAdminHandlers } from './agreements/admin/admin-handlers';
import { deviceHandlers } from './access/devices/handlers';
import { draftHandlers } from './platform/drafts/handlers';
import { happeningHandlers } from './workplace/happenings/handlers';
import { helpdeskHandlers } from './helpdesk/tickets/handlers';
import { deskHandlers } from './helpdesk/desk/desk-handlers';
import { ticketFileHandlers } from './helpdesk/tickets/files-handlers';
import { helpdeskSettingsHandlers } from './helpdesk/settings/settings-handlers';
import { homeHandlers } from './workplace/home/handlers';
import { knowledgeHandlers } from './workplace/knowledge/handlers';
import { newJoinerHandlers } from './workplace/new-joiners/handlers';
import { notificationHandlers } from './workplace/notifications/handlers';
import { passwordHandlers } from './access/passwords/handlers';
import { roleHandlers } from './access/roles/handlers';
import { searchHandlers } from './workplace/search/handlers';
import { shellHandlers } from './workplace/shell/handlers';
import { shortcutHandlers } from './workplace/shortcuts/handlers';
import { signInHandlers } from './access/sign-in/handlers';
import { singleSignOnHandlers } from './access/single-sign-on/handlers';
import { tourHandlers } from './workplace/tours/handlers';

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
  ...conductAdminHandlers,
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
