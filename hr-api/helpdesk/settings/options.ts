import type { Handlers } from '../../platform/calls/call';
import { prioritiesIn, processesIn, statusesIn, subProcessesIn } from './catalogue';
import { escapeHtml } from '../../platform/escape-html';
import { canAsk } from '../tickets/policy';
import { nextCodes } from '../tickets/rules';

/** What may be chosen for a new ticket is what is active and open to who asks; statuses are all there are, as old tickets have them. */
export const optionHandlers: Handlers<'listProcesses' | 'listSubProcesses' | 'listPriorities' | 'listTicketStatuses'> =
  {
    listProcesses: {
      allow: 'everyone',
      handle: async (_request, { actor, db, language }) => {
        const processes = [...(await processesIn(db, language)).values()];
        return processes.filter((process) => canAsk(actor, process)).map(({ code, name }) => ({ value: code, name }));
      },
    },

    listSubProcesses: {
      allow: 'everyone',
      handle: async (_request, { actor, db, language }) => {
        const processes = await processesIn(db, language);
        const open = new Set([...processes.values()].filter((one) => canAsk(actor, one)).map(({ code }) => code));
        const subProcesses = [...(await subProcessesIn(db, language)).values()];
        return subProcesses
          .filter(({ isActive, processCode }) => isActive && open.has(processCode))
          .map(({ code, name, processCode }) => ({
            CategoryCode: code,
            CategoryName: name,
            ProcessCode: processCode,
          }));
      },
    },

    listPriorities: {
      allow: 'everyone',
      handle: async (_request, { db, language }) => {
        const priorities = [...(await prioritiesIn(db, language)).values()];
        return priorities
          .filter(({ isActive }) => isActive)
          .map(({ code, name, isDefault, responseMinutes, resolutionMinutes }) => ({
            PriorityCode: code,
            PriorityName: name,
            ResponseMinutes: responseMinutes,
            ResolutionMinutes: resolutionMinutes,
            IsDefault: isDefault,
          }));
      },
    },

    listTicketStatuses: {
      allow: 'everyone',
      handle: async ({ View }, { db, language }) => {
        const statuses = [...(await statusesIn(db, language)).values()];
        return statuses.map((status) => ({
          StatusCode: status.code,
          StatusName: escapeHtml(status.name),
          DependsCodes: nextCodes(status, View === 'desk' ? 'desk' : 'requester').join(','),
          IsClosed: status.isClosed,
          IsPaused: status.isPaused,
        }));
      },
    },
  };
