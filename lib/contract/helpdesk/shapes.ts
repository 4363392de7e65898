import { z } from 'zod';
import { NO_FILE } from '../platform/file-rules';
import { cleanHtml } from '../platform/html';

export const codeSchema = z.string().min(1).max(64);

/** `mine` is what a person asked for themselves; `desk` is what a helpdesk answers, for the role helpdesk alone. */
export const viewSchema = z.enum(['mine', 'desk']).default('mine');

/** A ticket's page in the portal: what a person had open when they asked. */
export const pathSchema = z.string().max(300).default('');

/**
 * A target of a ticket's priority: by when somebody answers (`response`) or it is solved (`resolution`). `DueAt` is ISO 8601,
 * empty while it is paused, when `LeftMinutes` says how much working time is left (below 0 where it has passed).
 */
const targetSchema = z.object({
  Kind: z.enum(['response', 'resolution']),
  State: z.enum(['running', 'paused', 'met', 'missed', 'overdue']),
  DueAt: z.string(),
  LeftMinutes: z.number().int(),
});
export type Target = z.output<typeof targetSchema>;

/**
 * INBOX-07 to INBOX-15, DRAW-13. `StatusName` may be HTML. Days are DD-MMM-YYYY HH:mm in Asia/Kolkata; instants in `…At` are
 * ISO 8601. All behind `CategoryCode` is ours: `Position` is the row's place in the list that was asked for, `Version` changes
 * with anything that its reader can see, `CanReopenUntil` is empty where it cannot be reopened, `Rating` is 0 until it is rated.
 */
export const ticketSchema = z.object({
  QueryCode: z.string(),
  TicketID: z.number().int(),
  QSubject: z.string(),
  ProcessName: z.string(),
  CategoryName: z.string(),
  PriorityName: z.string(),
  StatusName: z.string().overwrite(cleanHtml),
  StatusCode: z.number().int(),
  CreatedDate: z.string(),
  ProcessCode: z.number().int().default(0),
  CategoryCode: z.number().int().default(0),
  PriorityCode: z.number().int().default(0),
  Position: z.string().default(''),
  Version: z.string().default(''),
  CreatedAt: z.string().default(''),
  UpdatedAt: z.string().default(''),
  IsUnread: z.boolean().default(false),
  IsMine: z.boolean().default(true),
  /** Empty for who only asks for tickets of their own. */
  RequesterName: z.string().default(''),
  RequesterId: z.string().default(''),
  RequesterChillCode: z.string().default(''),
  RequesterHasPhoto: z.boolean().default(false),
  AssigneeName: z.string().default(''),
  AssigneeCode: z.string().default(''),
  AssigneeId: z.string().default(''),
  /** Empty where the reader may not know the person beyond the ticket, as the requester's. */
  AssigneeChillCode: z.string().default(''),
  AssigneeHasPhoto: z.boolean().default(false),
  Path: z.string().default(''),
  Targets: z.array(targetSchema).default([]),
  Rating: z.number().int().min(0).max(5).default(0),
  RatingComment: z.string().default(''),
  CanRate: z.boolean().default(false),
  CanReopenUntil: z.string().default(''),
});
export type Ticket = z.output<typeof ticketSchema>;

/**
 * What narrows a list of tickets down, all of it ours and optional (VOPQ-03: `{}` is every ticket of one's own). `Search` finds
 * the ticket's number, words of its subject and, at the desk, who asked, else words of the conversation. `StatusCode` is one, `StatusCodes`
 * any of some.
 */
export const ticketFilterSchema = z.object({
  View: viewSchema,
  Search: z.string().max(100).default(''),
  StatusCode: z.int32().optional(),
  StatusCodes: z.array(z.int32()).max(50).default([]),
  ProcessCodes: z.array(z.int32()).max(50).default([]),
  PriorityCodes: z.array(z.int32()).max(20).default([]),
  Assignee: z.enum(['anyone', 'me', 'nobody']).default('anyone'),
  IsOverdue: z.boolean().default(false),
  /** Has a target that is still to pass before the day ends in Asia/Kolkata. */
  IsDueToday: z.boolean().default(false),
  IsUnread: z.boolean().default(false),
});

export const ticketSorts = ['TicketID', 'UpdatedAt', 'DueAt', 'PriorityCode'] as const;
export type TicketSort = (typeof ticketSorts)[number];

/**
 * TMSG-01. `QMessage` is HTML; `ReceivedFlag` is `Y` for what the reader was written by others, `N` for their own. `Legend` says
 * which side speaks. `Kind` (ours) is `message`; `note`, which the desk alone sees; or `event`, where something changed without
 * a message: `QMessage` is then the sentence that says so.
 */
export const ticketMessageSchema = z.object({
  Legend: z.string(),
  UpdatedBy: z.string(),
  CreatedDate: z.string(),
  QMessage: z.string().overwrite(cleanHtml),
  FileHeaderCode: z.coerce.string().default(NO_FILE),
  FileName: z.string(),
  StatusName: z.string().overwrite(cleanHtml),
  PriorityName: z.string(),
  ReceivedFlag: z.string(),
  empid: z.string(),
  QueryCode: z.string(),
  MessageCode: z.string().default(''),
  Kind: z.enum(['message', 'note', 'event']).default('message'),
  CreatedAt: z.string().default(''),
  FileSize: z.number().int().default(0),
  ChillCode: z.string().default(''),
  HasPhoto: z.boolean().default(false),
});
export type TicketMessage = z.output<typeof ticketMessageSchema>;
