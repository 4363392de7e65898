import type { teamCalendarCalls } from '../../../lib/contract/time/team-calendar/team-calendar';
import type { Handlers } from '../../platform/calls/call';
import { listTeamCalendar } from './list-team-calendar';

export const teamCalendarHandlers: Handlers<keyof typeof teamCalendarCalls> = {
  listTeamCalendar: { allow: 'visible', handle: listTeamCalendar },
};
