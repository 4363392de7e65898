import type { Handlers } from '../call';
import { ApiError } from '../errors';

const waiting = async (): Promise<never> => {
  throw new ApiError('not_found');
};

export const helpdeskSettingsHandlers: Handlers<
  | 'getHelpdeskSettings'
  | 'saveHelpdeskProcess'
  | 'saveHelpdeskSubProcess'
  | 'saveHelpdeskPriority'
  | 'saveHelpdeskStatus'
  | 'saveWorkingHours'
  | 'saveHolidays'
> = {
  getHelpdeskSettings: waiting,
  saveHelpdeskProcess: waiting,
  saveHelpdeskSubProcess: waiting,
  saveHelpdeskPriority: waiting,
  saveHelpdeskStatus: waiting,
  saveWorkingHours: waiting,
  saveHolidays: waiting,
};
