import { defineCapability } from '@/components/platform/capability';

export const newJoiners = defineCapability({
  folder: 'workplace/new-joiners',
  messages: ['new-joiners'],
  panels: { 'new-joiners': 'side' },
  pages: ['/ecenter/newjoiners'],
});
