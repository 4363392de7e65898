import { z } from 'zod';
import { defineCall } from '../call';
import { lookupRowSchema, saveLookupRowSchema } from '../platform/lookups/lookup-schemas';
import { priorityShape, processShape, statusShape, subProcessShape } from './lookups';

const write = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const memberSchema = z.object({
  AssigneeCode: z.string(),
  Name: z.string(),
  Id: z.string(),
  HasPhoto: z.boolean(),
  /** Hears of what is late. */
  IsLead: z.boolean(),
});

const settingsSchema = z.object({
  Processes: z.array(
    lookupRowSchema(processShape).extend({
      Members: z.array(memberSchema),
      SubProcesses: z.array(lookupRowSchema(subProcessShape).omit({ ProcessCode: true })),
    }),
  ),
  /** Who holds the role helpdesk today and may become a member. */
  Candidates: z.array(memberSchema.omit({ IsLead: true })),
  Priorities: z.array(lookupRowSchema(priorityShape)),
  Statuses: z.array(lookupRowSchema(statusShape)),
  /** By which calendar clocks run; 0 is the organisation's. */
  CalendarCode: z.number().int(),
  Calendars: z.array(z.object({ CalendarCode: z.number().int(), Name: z.string(), IsActive: z.boolean() })),
});
export type HelpdeskSettings = z.output<typeof settingsSchema>;

/**
 * What the helpdesk is: kept by administrators alone. All paths are ours. Each call answers all settings as they are then. A
 * code of 0 makes a new one; what tickets refer to is made inactive and never deleted. A refusal is `invalid`, with an issue for
 * each field whose message is one of `SETTING_ISSUES`. A name that is left as it was keeps its other languages.
 */
export const helpdeskSettingsCalls = {
  getHelpdeskSettings: defineCall({
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    path: 'api/chillconnect/helpdesk/dynamiclist/settings',
    request: z.object({}),
    reply: settingsSchema,
  }),

  saveHelpdeskProcess: defineCall({
    ...write,
    path: 'api/chillconnect/helpdesk/dynamicadd/process',
    request: saveLookupRowSchema(processShape).extend({
      Members: z.array(z.object({ AssigneeCode: z.string().min(1).max(64), IsLead: z.boolean() })).max(200),
    }),
    reply: settingsSchema,
  }),

  saveHelpdeskSubProcess: defineCall({
    ...write,
    path: 'api/chillconnect/helpdesk/dynamicadd/subprocess',
    request: saveLookupRowSchema(subProcessShape),
    reply: settingsSchema,
  }),

  saveHelpdeskPriority: defineCall({
    ...write,
    path: 'api/chillconnect/helpdesk/dynamicadd/priority',
    request: saveLookupRowSchema(priorityShape),
    reply: settingsSchema,
  }),

  saveHelpdeskStatus: defineCall({
    ...write,
    path: 'api/chillconnect/helpdesk/dynamicadd/status',
    request: saveLookupRowSchema(statusShape),
    reply: settingsSchema,
  }),

  /** By which calendar clocks run from now on: what is still to come moves along. */
  saveHelpdeskCalendar: defineCall({
    ...write,
    path: 'api/chillconnect/helpdesk/dynamicadd/calendar',
    request: z.object({ CalendarCode: z.int32() }),
    reply: settingsSchema,
  }),
};
