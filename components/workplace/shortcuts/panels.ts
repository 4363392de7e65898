import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  shortcuts: definePanel({
    messages: 'shortcuts',
    loadMessages: (language) => import(`@/messages/${language}/shortcuts.json`),
    load: async () => (await import('./shortcuts-panel')).ShortcutsPanel,
  }),
};
