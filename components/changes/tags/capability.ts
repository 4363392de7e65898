import { defineCapability } from '@/components/platform/capability';

export const tags = defineCapability({
  folder: 'changes/tags',
  messages: ['tags'],
  panels: { tags: 'full' },
  pages: ['/ecenter/tagassignment', '/ecenter/tagassignment/setup'],
});
