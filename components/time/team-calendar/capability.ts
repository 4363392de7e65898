import { defineCapability } from '@/components/platform/capability';

export const teamCalendar = defineCapability({
  folder: 'time/team-calendar',
  messages: ['team-calendar'],
  pages: ['/timemanage/teamcalendar'],
});
