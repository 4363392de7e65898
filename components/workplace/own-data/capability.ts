import { defineCapability } from '@/components/platform/capability';

export const ownData = defineCapability({
  folder: 'workplace/own-data',
  messages: ['own-data'],
  pages: ['/user/data'],
});
