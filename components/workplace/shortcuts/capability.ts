import { defineCapability } from '@/components/platform/capability';

export const shortcuts = defineCapability({
  folder: 'workplace/shortcuts',
  messages: ['shortcuts'],
  panels: { shortcuts: 'side' },
});
