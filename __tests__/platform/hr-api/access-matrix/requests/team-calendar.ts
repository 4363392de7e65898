import type { teamCalendarCalls } from '../../../../../lib/contract/time/team-calendar/team-calendar';
import type { RequestTable } from './request-table';

const inMarch = { From: '2026-03-01', To: '2026-03-31' };

export const teamCalendarRequests: RequestTable<keyof typeof teamCalendarCalls> = {
  listTeamCalendar: {
    team: () => inMarch,
    unit: () => ({ ...inMarch, Audience: 'unit', Code: 'firmware' }),
    location: () => ({ ...inMarch, Audience: 'location', Code: 'pune' }),
    all: () => ({ ...inMarch, Audience: 'all' }),
  },
};
