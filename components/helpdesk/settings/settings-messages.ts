import type { Messages } from '@/lib/i18n/messages';

export type SettingsMessages = Messages['desk']['settings'];
