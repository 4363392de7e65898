import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

const ownMessages = {
  messages: 'search',
  loadMessages: (language: Language) => import(`@/messages/${language}/search.json`),
} as const;

export const panels = {
  locator: definePanel({
    ...ownMessages,
    load: async () => (await import('./locator/locator-panel')).LocatorPanel,
  }),
  search: definePanel({
    ...ownMessages,
    load: async () => (await import('./search-panel')).SearchPanel,
  }),
};
