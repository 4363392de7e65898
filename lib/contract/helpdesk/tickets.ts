import { z } from 'zod';
import { EMPLOYEES_AND_CLIENTS, defineCall } from '../call';
import { oneLine } from '../platform/one-line';
import { NO_FILE } from '../platform/file-rules';
import {
  downloadRequestSchema,
  fileInfoSchema,
  headerCodeSchema,
  uploadedSchema,
  uploadRequestSchema,
} from '../platform/files';
import { cleanHtml } from '../platform/html';
import { MAX_LENGTH } from './limits';
import {
  codeSchema,
  pathSchema,
  ticketFilterSchema,
  ticketMessageSchema,
  ticketSchema,
  ticketSorts,
  viewSchema,
} from './shapes';

const fullRead = { reach: 'browser', gate: 'full', users: EMPLOYEES_AND_CLIENTS, effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', users: EMPLOYEES_AND_CLIENTS, effect: 'write' } as const;

/** Chill Connect: what a person asks the helpdesk, and the conversation about it. */
export const helpdeskCalls = {
  /** VCALL-01, COMP-09. */
  listProcesses: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hpcategory/dynamiclist/process',
    request: z.object({}),
    reply: z.array(z.object({ value: z.number().int(), name: z.string() })),
  }),

  /** VCALL-02, VCON-04: the sub processes of all processes. */
  listSubProcesses: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hpcategory/dynamiclist/select',
    request: z.object({}),
    reply: z.array(
      z.object({ CategoryCode: z.number().int(), CategoryName: z.string(), ProcessCode: z.number().int() }),
    ),
  }),

  /** VCALL-03, VCON-06. Minutes of working time until an answer and a solution are promised; 0 where nothing is. */
  listPriorities: defineCall({
    ...fullRead,
    path: 'api/chillconnect/helpdesk/dynamiclistchild/hdselectlist',
    request: z.object({}),
    reply: z.array(
      z.object({
        PriorityCode: z.number().int(),
        PriorityName: z.string(),
        ResponseMinutes: z.number().int().default(0),
        ResolutionMinutes: z.number().int().default(0),
        IsDefault: z.boolean().default(false),
      }),
    ),
  }),

  /**
   * VCALL-04, VCON-05, REPLY-02, REPLY-03: `DependsCodes` are the next statuses, comma-separated, that the asking side may choose
   * (VOPQ-01): who asked and who answers have lists of their own. The first of them is the likely one. While a ticket has a
   * status that `IsPaused`, its clock stands still.
   */
  listTicketStatuses: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamiclist/statuslist',
    request: z.object({ View: viewSchema }),
    reply: z.array(
      z.object({
        StatusCode: z.number().int(),
        StatusName: z.string().overwrite(cleanHtml),
        DependsCodes: z.string().default(''),
        IsClosed: z.boolean().default(false),
        IsPaused: z.boolean().default(false),
      }),
    ),
  }),

  /**
   * VCALL-05. Up to `PageSize`, behind the row whose `Position` is `After`, or behind where the ticket with the code `AfterTicket`
   * stands or would stand; newest first unless sorted otherwise.
   */
  listTickets: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamiclist/querylist',
    request: ticketFilterSchema.extend({
      Sort: z.enum(ticketSorts).default('TicketID'),
      Direction: z.enum(['asc', 'desc']).default('desc'),
      After: z.string().max(200).default(''),
      AfterTicket: z.string().max(64).default(''),
      PageSize: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(ticketSchema),
  }),

  /**
   * DRAW-01 to DRAW-03 (path ours): how many tickets of a filter have which status, its own status aside, and how many of them
   * hold something unread. Beyond 10,000 the total is estimated and no status is counted. `Version` changes when a list does.
   */
  countTickets: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamiclist/querycount',
    background: true,
    request: ticketFilterSchema,
    reply: z.object({
      Total: z.number().int(),
      IsEstimated: z.boolean(),
      Unread: z.number().int(),
      Version: z.string(),
      Statuses: z.array(z.object({ StatusCode: z.number().int(), Count: z.number().int() })),
    }),
  }),

  /** Path ours: one ticket by its code; 404 also where it is somebody else's. */
  getTicket: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamicadd/querydetail',
    request: z.object({ QueryCode: codeSchema }),
    reply: ticketSchema,
  }),

  /** Path ours: a poll that tells whether a conversation has moved on. */
  getTicketVersion: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamicadd/queryversion',
    background: true,
    request: z.object({ QueryCode: codeSchema }),
    reply: z.object({ Version: z.string() }),
  }),

  /** VCALL-08, oldest first. */
  listTicketMessages: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamiclist/querychildlist',
    request: z.object({ QueryCode: codeSchema }),
    reply: z.array(ticketMessageSchema),
  }),

  /** VCALL-06, VCON-03: creates, whatever its name says. */
  createTicket: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/hdcategory/dynamicadd/queryupdate',
    request: z.object({
      ProcessCode: z.int32(),
      CategoryCode: z.int32(),
      PriorityCode: z.int32(),
      Subject: oneLine(MAX_LENGTH.subject),
      Message: z.string().trim().min(1).max(MAX_LENGTH.message),
      FileHeaderCode: z.string().max(64).default(NO_FILE),
      Path: pathSchema,
    }),
    reply: ticketSchema,
  }),

  /** VCALL-07, REPLY-04, VOPQ-02: a status that does not follow the present one is refused, with 409 where it has changed since. */
  replyToTicket: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/hdcategory/dynamicadd/querycomupdate',
    request: z.object({
      QueryCode: codeSchema,
      Message: z.string().trim().min(1).max(MAX_LENGTH.message),
      StatusCode: z.int32(),
      FileHeaderCode: z.string().max(64).default(NO_FILE),
    }),
    reply: ticketSchema,
  }),

  /** Path ours: everything in it up to now was seen by this reader. */
  markTicketRead: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/hdcategory/dynamicadd/queryread',
    request: z.object({ QueryCode: codeSchema }),
    reply: ticketSchema,
  }),

  /** Path ours: what the person who asked thinks of the answer, once it is closed. Again replaces it. */
  rateTicket: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/hdcategory/dynamicadd/queryrate',
    request: z.object({
      QueryCode: codeSchema,
      Rating: z.number().int().min(1).max(5),
      Comment: z.string().trim().max(MAX_LENGTH.comment).default(''),
    }),
    reply: ticketSchema,
  }),

  /** Path ours: up to three articles that may answer a subject before it is asked. */
  suggestArticles: defineCall({
    ...fullRead,
    path: 'api/chillconnect/helpdesk/dynamiclist/articlesuggest',
    request: z.object({ Subject: z.string().max(MAX_LENGTH.subject) }),
    reply: z.array(z.object({ dc: z.string(), name: z.string(), Description: z.string() })),
  }),

  /** Path ours: where a subject most likely belongs, by what others asked and how processes are called; 0 for no idea. */
  suggestProcess: defineCall({
    ...fullRead,
    path: 'api/chillconnect/helpdesk/dynamiclist/processsuggest',
    request: z.object({ Subject: z.string().max(MAX_LENGTH.subject) }),
    reply: z.object({ ProcessCode: z.number().int(), CategoryCode: z.number().int() }),
  }),

  /** Path ours: in which others of their own roles a person may see a ticket; none also where there is no such ticket. */
  listRolesForTicket: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamiclist/queryroles',
    request: z.object({ QueryCode: codeSchema }),
    reply: z.array(z.object({ Role_Code: z.number().int(), Role_Name: z.string() })),
  }),

  /** VCALL-09. */
  uploadTicketFile: defineCall({
    ...fullWrite,
    kind: 'upload',
    path: 'api/chillconnect/hdcategory/dynamicupload/imageupload',
    request: uploadRequestSchema,
    reply: uploadedSchema,
  }),

  /** VCALL-10, VCON-07. */
  getTicketFileName: defineCall({
    ...fullRead,
    path: 'api/chillconnect/hdcategory/dynamicadd/getfilename',
    request: headerCodeSchema,
    reply: z.object({ FileName: z.string() }),
  }),

  /** VCALL-11. */
  downloadTicketFile: defineCall({
    ...fullRead,
    kind: 'download',
    path: 'api/chillconnect/hdcategory/dynamicdownload/download',
    request: downloadRequestSchema,
    reply: z.unknown(),
  }),

  /** VCALL-12: what 'Help desk Proof' shows. */
  getTicketFile: defineCall({
    ...fullRead,
    path: 'api/ecenter/hdcategory/dynamicadd/getfilename',
    request: headerCodeSchema,
    reply: fileInfoSchema,
  }),
};
