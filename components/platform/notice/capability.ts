import { defineCapability } from '@/components/platform/capability';

export const notice = defineCapability({
  folder: 'platform/notice',
  messages: ['errors', 'notice', 'reasons'],
});
