import type { Messages } from '@/lib/i18n/messages';

export type SettingsWords = Messages['desk']['settings'];
