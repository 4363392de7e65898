import { defineCapability } from '@/components/platform/capability';

export const helpdesk = defineCapability({
  folder: 'helpdesk',
  messages: ['desk', 'helpdesk'],
  panels: { 'chill-connect': 'side', tickets: 'full' },
  pages: [
    '/chillconnect/dashboard',
    '/chillconnect/helpdeskinbox',
    '/chillconnect/helpdesksetup',
    '/chillconnect/mytickets',
    '/chillconnect/ticket/key/[code]',
  ],
});
