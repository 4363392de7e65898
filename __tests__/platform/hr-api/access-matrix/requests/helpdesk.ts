import type { helpdeskDeskCalls } from '../../../../../lib/contract/helpdesk/desk';
import type { helpdeskSettingsCalls } from '../../../../../lib/contract/helpdesk/settings';
import type { helpdeskCalls } from '../../../../../lib/contract/helpdesk/tickets';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

/** One's own ticket, and two of somebody else: at the desk of IT support and at that of HR services. */
const ofTickets = <Request>(request: (QueryCode: string) => Request) => ({
  own: ({ own }: Scene) => request(own.ticket),
  foreign: ({ foreign }: Scene) => request(foreign.ticket),
  'foreign-hr': ({ foreign }: Scene) => request(foreign.otherTicket),
});

const ofFiles = <Request>(request: (code: string) => Request) => ({
  own: ({ own }: Scene) => request(own.file),
  foreign: ({ foreign }: Scene) => request(foreign.file),
});

const ofViews = <Request>(request: (View: 'mine' | 'desk') => Request) => ({
  own: () => request('mine'),
  desk: () => request('desk'),
});

const question = { PriorityCode: 2, Subject: 'Badge', Message: 'It blinks red.' };

export const helpdeskRequests: RequestTable<keyof typeof helpdeskCalls> = {
  listProcesses: forAll({}),
  listSubProcesses: forAll({}),
  listPriorities: forAll({}),
  listTicketStatuses: ofViews((View) => ({ View })),
  listTickets: ofViews((View) => ({ View })),
  countTickets: ofViews((View) => ({ View })),
  getTicket: ofTickets((QueryCode) => ({ QueryCode })),
  getTicketVersion: ofTickets((QueryCode) => ({ QueryCode })),
  listTicketMessages: ofTickets((QueryCode) => ({ QueryCode })),
  createTicket: {
    it: () => ({ ProcessCode: 1, CategoryCode: 11, ...question }),
    hr: () => ({ ProcessCode: 3, CategoryCode: 31, ...question }),
    'with-foreign-file': ({ foreign }) => ({
      ProcessCode: 1,
      CategoryCode: 11,
      FileHeaderCode: foreign.file,
      ...question,
    }),
  },
  replyToTicket: {
    ...ofTickets((QueryCode) => ({ QueryCode, Message: 'Thank you', StatusCode: 10 })),
    paused: ({ foreign }) => ({ QueryCode: foreign.ticket, Message: 'Please wait', StatusCode: 3 }),
    reopened: ({ own }) => ({ QueryCode: own.closedTicket, Message: 'Not yet', StatusCode: 1 }),
  },
  markTicketRead: ofTickets((QueryCode) => ({ QueryCode })),
  rateTicket: {
    own: ({ own }) => ({ QueryCode: own.closedTicket, Rating: 5 }),
    open: ({ own }) => ({ QueryCode: own.ticket, Rating: 5 }),
    foreign: ({ foreign }) => ({ QueryCode: foreign.closedTicket, Rating: 5 }),
  },
  suggestArticles: forAll({ Subject: 'annual leave' }),
  suggestProcess: forAll({ Subject: 'annual leave' }),
  listRolesForTicket: ofTickets((QueryCode) => ({ QueryCode })),
  uploadTicketFile: forAll({ filename: 'badge.pdf' }),
  getTicketFileName: ofFiles((HeaderCode) => ({ HeaderCode })),
  downloadTicketFile: ofFiles((headercode) => ({ headercode })),
  getTicketFile: ofFiles((HeaderCode) => ({ HeaderCode })),
};

export const helpdeskDeskRequests: RequestTable<keyof typeof helpdeskDeskCalls> = {
  listAssignees: ofTickets((QueryCode) => ({ QueryCode })),
  assignTickets: ofTickets((QueryCode) => ({ QueryCodes: [QueryCode], AssigneeCode: '' })),
  changeTicket: {
    ...ofTickets((QueryCode) => ({ QueryCode, PriorityCode: 3 })),
    moved: ({ foreign }) => ({ QueryCode: foreign.ticket, CategoryCode: 31 }),
  },
  addTicketNote: ofTickets((QueryCode) => ({ QueryCode, Message: 'Called facilities' })),
  listSavedReplies: forAll({}),
  saveSavedReply: {
    begun: () => ({ Title: 'Hello', Text: 'Hello there' }),
    own: ({ own }) => ({ SavedReplyCode: own.savedReply, Title: 'Hello', Text: 'Hello there' }),
    foreign: ({ foreign }) => ({ SavedReplyCode: foreign.savedReply, Title: 'Hello', Text: 'Hello there' }),
  },
  deleteSavedReply: {
    own: ({ own }) => ({ SavedReplyCode: own.savedReply }),
    foreign: ({ foreign }) => ({ SavedReplyCode: foreign.savedReply }),
  },
};

export const helpdeskSettingsRequests: RequestTable<keyof typeof helpdeskSettingsCalls> = {
  getHelpdeskSettings: forAll({}),
  saveHelpdeskProcess: forAll({ ProcessCode: 0, Name: 'Canteen', IsActive: false, IsForClients: false, Members: [] }),
  saveHelpdeskSubProcess: forAll({ CategoryCode: 0, ProcessCode: 1, Name: 'Phones', IsActive: true }),
  saveHelpdeskPriority: forAll({
    PriorityCode: 0,
    Name: 'Urgent',
    IsActive: true,
    IsDefault: false,
    ResponseMinutes: 60,
    ResolutionMinutes: 240,
  }),
  saveHelpdeskStatus: forAll({
    StatusCode: 0,
    Name: 'Parked',
    DependsCodes: '2',
    RequesterDependsCodes: '10',
    IsPaused: true,
    IsClosed: false,
  }),
  saveHelpdeskCalendar: forAll({ CalendarCode: 1 }),
};
