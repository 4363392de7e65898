import { defineCapability } from '@/components/platform/capability';
import { SCHEDULER_PAGE } from './scheduler-pages';

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
  movedPages: { '/process/scheduler': SCHEDULER_PAGE },
});
