import type { Language } from '@/lib/contract/platform/languages';
import type { Messages } from './messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
