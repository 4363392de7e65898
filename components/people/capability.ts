import { defineCapability } from '@/components/platform/capability';

export const people = defineCapability({
  folder: 'people',
  messages: ['people', 'organisation-filter'],
});
