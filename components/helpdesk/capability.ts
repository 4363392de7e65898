import { defineCapability } from '@/components/platform/capability';
import { MessageIcon } from '@/components/ui/icons/icons';

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
  places: [{ order: 10, icon: MessageIcon, opens: { href: '/chillconnect/mytickets' } }],
  verbs: { ask: { opens: { panel: 'chill-connect' }, flag: 'cconn' } },
});
