import type { HelpdeskSettings, helpdeskSettingsCalls } from '../../../lib/contract/helpdesk/settings';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { recalculateForStatus, recalculateForWorkingTime } from '../targets/recalculate-due-dates';
import { releaseTickets } from '../desk/release-tickets';
import { readSettings } from './settings-data';
import {
  holidayIssues,
  priorityIssues,
  processIssues,
  statusIssues,
  subProcessIssues,
  workingHoursIssues,
  type Issue,
} from './settings-rules';
import {
  isStatusInUse,
  lockSettings,
  storeHolidays,
  storePriority,
  storeProcess,
  storeStatus,
  storeSubProcess,
  storeWorkingHours,
} from './settings-stores';
import { readWorkingTime } from '../targets/working-time';

const settingsIn = ({ db, language, now }: CallContext) => readSettings(db, { language, on: dayOf(now) });

/** The settings as they are before a change, held until it is done. */
async function settingsToChange(context: CallContext): Promise<HelpdeskSettings> {
  await lockSettings(context.db);
  return settingsIn(context);
}

function refuseIf(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new ApiError('invalid', { issues: [...issues] });
}

interface Change {
  readonly action: string;
  readonly kind: string;
  readonly id: string;
  readonly part: (settings: HelpdeskSettings) => object | undefined;
}

/** Leaves the audit row of a change and answers the settings as they are then. */
async function runChange(context: CallContext, before: HelpdeskSettings, change: Change): Promise<HelpdeskSettings> {
  const { action, kind, id, part } = change;
  const after = await settingsIn(context);
  const values = { before: { ...part(before) }, after: { ...part(after) } };
  await audit(context, { subject: { kind, id }, action, ...values });
  return after;
}

/** What clocks run by is read before and after it is stored, and what is still to come moves along. */
async function storeTime(context: CallContext, store: () => Promise<void>): Promise<void> {
  const { db, now } = context;
  const was = await readWorkingTime(db);
  await store();
  await recalculateForWorkingTime(db, was, await readWorkingTime(db), now);
}

export const helpdeskSettingsHandlers: Handlers<keyof typeof helpdeskSettingsCalls> = {
  getHelpdeskSettings: {
    allow: 'helpdesk.configure',
    handle: async (_request, context) => {
      return settingsIn(context);
    },
  },

  saveHelpdeskProcess: {
    allow: 'helpdesk.configure',
    handle: async (request, context) => {
      const before = await settingsToChange(context);
      refuseIf(processIssues(request, before));
      const find = (code: number) => (settings: HelpdeskSettings) =>
        settings.Processes.find(({ ProcessCode }) => ProcessCode === code);
      const isRenamed = find(request.ProcessCode)(before)?.Name !== request.Name;
      const code = await storeProcess(context.db, { request, isRenamed });
      await releaseTickets(context, code);
      const about = { kind: 'helpdesk process', id: String(code), part: find(code) };
      return runChange(context, before, { action: 'change helpdesk process', ...about });
    },
  },

  saveHelpdeskSubProcess: {
    allow: 'helpdesk.configure',
    handle: async (request, context) => {
      const before = await settingsToChange(context);
      refuseIf(subProcessIssues(request, before));
      const find = (code: number) => (settings: HelpdeskSettings) =>
        settings.Processes.flatMap(({ SubProcesses }) => SubProcesses).find(
          ({ CategoryCode }) => CategoryCode === code,
        );
      const isRenamed = find(request.CategoryCode)(before)?.Name !== request.Name;
      const code = await storeSubProcess(context.db, { request, isRenamed });
      const about = { kind: 'helpdesk sub process', id: String(code), part: find(code) };
      return runChange(context, before, { action: 'change helpdesk sub process', ...about });
    },
  },

  saveHelpdeskPriority: {
    allow: 'helpdesk.configure',
    handle: async (request, context) => {
      const before = await settingsToChange(context);
      refuseIf(priorityIssues(request, before));
      const find = (code: number) => (settings: HelpdeskSettings) =>
        settings.Priorities.find(({ PriorityCode }) => PriorityCode === code);
      const isRenamed = find(request.PriorityCode)(before)?.Name !== request.Name;
      const code = await storePriority(context.db, { request, isRenamed });
      const about = { kind: 'helpdesk priority', id: String(code), part: find(code) };
      return runChange(context, before, { action: 'change helpdesk priority', ...about });
    },
  },

  saveHelpdeskStatus: {
    allow: 'helpdesk.configure',
    handle: async (request, context) => {
      const { db, now } = context;
      const before = await settingsToChange(context);
      refuseIf(statusIssues(request, before));
      const find = (code: number) => (settings: HelpdeskSettings) =>
        settings.Statuses.find(({ StatusCode }) => StatusCode === code);
      const present = find(request.StatusCode)(before);
      if (present && present.IsClosed !== request.IsClosed && (await isStatusInUse(db, present.StatusCode)))
        refuseIf([{ path: 'IsClosed', message: 'in_use' }]);
      const code = await storeStatus(db, { request, isRenamed: present?.Name !== request.Name });
      if (present && present.IsPaused !== request.IsPaused)
        await recalculateForStatus(db, await readWorkingTime(db), {
          statusCode: code,
          isPaused: request.IsPaused,
          now,
        });
      const about = { kind: 'ticket status', id: String(code), part: find(code) };
      return runChange(context, before, { action: 'change ticket status', ...about });
    },
  },

  saveWorkingHours: {
    allow: 'helpdesk.configure',
    handle: async (request, context) => {
      const before = await settingsToChange(context);
      refuseIf(workingHoursIssues(request, before));
      await storeTime(context, () => storeWorkingHours(context.db, request));
      const about = {
        kind: 'working hours',
        id: 'all',
        part: ({ WorkingHours }: HelpdeskSettings) => ({ WorkingHours }),
      };
      return runChange(context, before, { action: 'change working hours', ...about });
    },
  },

  saveHolidays: {
    allow: 'helpdesk.configure',
    handle: async (request, context) => {
      const before = await settingsToChange(context);
      refuseIf(holidayIssues(request, before));
      await storeTime(context, () => storeHolidays(context.db, request));
      const about = { kind: 'holidays', id: 'all', part: ({ Holidays }: HelpdeskSettings) => ({ Holidays }) };
      return runChange(context, before, { action: 'change holidays', ...about });
    },
  },
};
