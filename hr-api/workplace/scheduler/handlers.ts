import type { schedulerCalls } from '../../../lib/contract/workplace/scheduler/services';
import { audit } from '../../platform/audit/audit';
import type { Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { runNow } from '../../platform/schedules/schedules';
import { listSchedules, readRuns } from './list-schedules';
import { deleteSchedule, saveSchedule } from './save-schedule';
import { scheduleOf } from './schedule-data';
import { servicesIn } from './services';

const MINUTE_MS = 60_000;

/** Who keeps the schedules sees and changes all of them: services are nobody's. */
const allow = 'schedule.configure';

export const schedulerHandlers: Handlers<keyof typeof schedulerCalls> = {
  listServiceSchedules: { allow, handle: (_request, context) => listSchedules(context) },

  listServices: {
    allow,
    handle: async (_request, { services, language }) =>
      servicesIn(services.capabilities)
        .map(({ key, names, bounds, mayBeSwitchedOff }) => ({
          ServiceCode: key,
          ServiceName: names[language],
          IsSafety: !mayBeSwitchedOff,
          LeastMinutes: bounds.leastMs / MINUTE_MS,
          MostMinutes: mayBeSwitchedOff ? null : bounds.mostMs / MINUTE_MS,
        }))
        .sort((one, other) => one.ServiceName.localeCompare(other.ServiceName, language)),
  },

  saveServiceSchedule: {
    allow,
    handle: async (request, context) => ({ AutoCode: await saveSchedule(request, context) }),
  },

  deleteServiceSchedule: {
    allow,
    handle: async ({ AutoCode }, context) => {
      await deleteSchedule(AutoCode, context);
      return {};
    },
  },

  runService: {
    allow,
    handle: async ({ AutoCode }, context) => {
      const { id, subject: service } = await scheduleOf(context, AutoCode);
      if (!(await runNow(context.db, id, context.now))) throw new ApiError('conflict');
      await audit(context, { subject: { kind: 'schedule', id }, action: 'run a service', after: { service } });
      return {};
    },
  },

  listServiceRuns: {
    allow,
    handle: ({ AutoCode, IsFailedOnly }, context) => readRuns(context, { code: AutoCode, isFailedOnly: IsFailedOnly }),
  },
};
