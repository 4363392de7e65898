import { defineCapability } from '@/components/platform/capability';

export const scheduler = defineCapability({
  folder: 'workplace/scheduler',
  messages: ['scheduler'],
  pages: [
    '/process/scheduler',
    '/common/scheduler',
    '/common/scheduler/headnew/new',
    '/common/scheduler/headnew/[id]/edit',
    '/common/scheduler/headnew/[id]/delete',
  ],
});
