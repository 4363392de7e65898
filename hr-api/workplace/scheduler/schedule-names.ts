import type { Language } from '../../../lib/contract/platform/languages';
import type { Frequency } from '../../../lib/contract/platform/schedules/frequency';

/** Schedulename: how often, in a word. */
export const scheduleNames: Readonly<Record<Language, Readonly<Record<Frequency['kind'], string>>>> = {
  de: { minutes: 'Minütlich', hourly: 'Stündlich', daily: 'Täglich', weekly: 'Wöchentlich', monthly: 'Monatlich' },
  en: { minutes: 'By the minute', hourly: 'Hourly', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  es: { minutes: 'Por minutos', hourly: 'Cada hora', daily: 'Diario', weekly: 'Semanal', monthly: 'Mensual' },
  fr: {
    minutes: 'À la minute',
    hourly: 'Toutes les heures',
    daily: 'Quotidien',
    weekly: 'Hebdomadaire',
    monthly: 'Mensuel',
  },
  ja: { minutes: '分ごと', hourly: '毎時', daily: '毎日', weekly: '毎週', monthly: '毎月' },
  zh: { minutes: '按分钟', hourly: '每小时', daily: '每天', weekly: '每周', monthly: '每月' },
};
