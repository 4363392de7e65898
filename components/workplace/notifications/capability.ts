import { defineCapability } from '@/components/platform/capability';

export const notifications = defineCapability({
  folder: 'workplace/notifications',
  messages: ['notifications'],
  panels: { 'all-notifications': 'top', notifications: 'side' },
  verbs: { read: { opens: { panel: 'notifications' } } },
});
