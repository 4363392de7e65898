import auditTexts from './audit-texts.json';
import { TICKET_FILE, ticketStatuses } from './tables';
import { defineCapability } from '../platform/capability';
import { deskHandlers } from './desk/desk-handlers';
import { ticketsOfLeavers } from './desk/tickets-of-leavers';
import { helpdeskCalendar } from './targets/follow-calendar';
import { escalationWork } from './targets/escalation-work';
import { helpdeskHandlers } from './tickets/handlers';
import { helpdeskSettingsHandlers } from './settings/settings-handlers';
import { loadHelpdesk } from './sample/reference';
import { ticketFileHandlers } from './tickets/files-handlers';
import { ticketPage } from './tickets/lists/ticket-page';
import { ticketReport } from './ticket-report';
import { ticketsShare } from './tickets/tickets-share';
import { ticketSample } from './sample/ticket-sample';
import { ticketSearch } from './tickets/lists/ticket-search';
import { waitingTickets } from './tickets/waiting-tickets';
import { helpdeskPermissions } from './permissions';
import { ticketTemplates } from './notices/ticket-mail';
import permissionTexts from './permission-texts.json';
import { ticketsErasure } from './tickets-erasure';

export const helpdeskCapability = defineCapability({
  name: 'helpdesk',
  handlers: { ...helpdeskHandlers, ...deskHandlers, ...ticketFileHandlers, ...helpdeskSettingsHandlers },
  permissions: helpdeskPermissions,
  permissionTexts,
  recurring: [escalationWork],
  referenceData: [{ table: ticketStatuses, order: 3, load: loadHelpdesk }],
  sampleData: ticketSample,
  menuEntries: [ticketPage],
  searchSources: [ticketSearch],
  homeRows: waitingTickets,
  reports: [ticketReport],
  personalData: [ticketsShare],
  uploadSubjects: [TICKET_FILE],
  mailTemplates: Object.values(ticketTemplates),
  calendarFollowers: [helpdeskCalendar],
  responsibilities: [ticketsOfLeavers],
  erasure: [ticketsErasure],
  pageRights: { 'chillconnect/helpdesksetup': { permission: 'helpdesk.configure' } },
  auditTexts,
});
