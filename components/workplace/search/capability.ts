import { defineCapability } from '@/components/platform/capability';

export const search = defineCapability({
  folder: 'workplace/search',
  messages: ['search'],
  panels: { locator: 'top', search: 'top' },
  verbs: { locate: { opens: { panel: 'locator' } } },
});
