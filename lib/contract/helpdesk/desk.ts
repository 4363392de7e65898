import { z } from 'zod';
import { awayNowSchema } from '../people/absence-shape';
import { defineCall } from '../call';
import { oneLine } from '../platform/one-line';
import { NO_FILE } from '../platform/file-rules';
import { MAX_LENGTH } from './limits';
import { codeSchema, ticketSchema } from './shapes';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const savedReplySchema = z.object({
  SavedReplyCode: z.string(),
  Title: z.string(),
  Text: z.string(),
  /** 0 for every process. */
  ProcessCode: z.number().int(),
  /** Whether it is the asking person's alone. */
  IsOwn: z.boolean(),
  /** Whether the asking person wrote it. */
  CanChange: z.boolean().default(false),
});
export type SavedReply = z.output<typeof savedReplySchema>;

/** What the helpdesk's own side does with tickets of its processes. All paths are ours; all are for the role helpdesk alone. */
export const helpdeskDeskCalls = {
  /** Who may be given a ticket, how many open ones each of them has, and who is away today. */
  listAssignees: defineCall({
    ...fullRead,
    path: 'api/chillconnect/helpdesk/dynamiclist/assigneelist',
    request: z.object({ QueryCode: codeSchema }),
    reply: z.array(
      z.object({
        AssigneeCode: z.string(),
        Name: z.string(),
        HasPhoto: z.boolean(),
        OpenTickets: z.number().int(),
        IsMe: z.boolean(),
        Away: awayNowSchema.nullable().default(null),
      }),
    ),
  }),

  /** All or none of them; an empty `AssigneeCode` leaves them to nobody. */
  assignTickets: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/helpdesk/dynamicadd/queryassign',
    request: z.object({ QueryCodes: z.array(codeSchema).min(1).max(100), AssigneeCode: z.string().max(64) }),
    reply: z.array(ticketSchema),
  }),

  /** What is left out stays. A status has to follow the present one; a sub process brings its process. */
  changeTicket: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/helpdesk/dynamicadd/querychange',
    request: z.object({
      QueryCode: codeSchema,
      StatusCode: z.int32().optional(),
      PriorityCode: z.int32().optional(),
      CategoryCode: z.int32().optional(),
    }),
    reply: ticketSchema,
  }),

  /** A note that the desk alone reads. */
  addTicketNote: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/helpdesk/dynamicadd/querynote',
    request: z.object({
      QueryCode: codeSchema,
      Message: z.string().trim().min(1).max(MAX_LENGTH.message),
      FileHeaderCode: z.string().max(64).default(NO_FILE),
    }),
    reply: ticketSchema,
  }),

  /** Those of everybody in one's processes and one's own, by title. */
  listSavedReplies: defineCall({
    ...fullRead,
    path: 'api/chillconnect/helpdesk/dynamiclist/savedreplylist',
    request: z.object({}),
    reply: z.array(savedReplySchema),
  }),

  /** An empty code makes a new one. Who wrote it may change it. */
  saveSavedReply: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/helpdesk/dynamicadd/savedreply',
    request: z.object({
      SavedReplyCode: z.string().max(64).default(''),
      Title: oneLine(MAX_LENGTH.name),
      Text: z.string().trim().min(1).max(MAX_LENGTH.message),
      ProcessCode: z.int32().default(0),
      IsOwn: z.boolean().default(true),
    }),
    reply: savedReplySchema,
  }),

  deleteSavedReply: defineCall({
    ...fullWrite,
    path: 'api/chillconnect/helpdesk/dynamicadd/savedreplydelete',
    request: z.object({ SavedReplyCode: codeSchema }),
    reply: z.object({}),
  }),
};
