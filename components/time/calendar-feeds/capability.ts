import { defineCapability } from '@/components/platform/capability';

export const calendarFeeds = defineCapability({
  folder: 'time/calendar-feeds',
  messages: ['calendar-feeds'],
});
