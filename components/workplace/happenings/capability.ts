import { defineCapability } from '@/components/platform/capability';

export const happenings = defineCapability({
  folder: 'workplace/happenings',
  messages: ['happenings'],
  panels: { happenings: 'side' },
});
