import type { MenuEntryDeclaration } from '../../workplace/shell/menu-entries';

/** Which days and hours are worked where. */
export const calendarsPage = {
  module: 'process',
  link: 'calendars',
  group: 'setup',
  subGroup: 'structure',
  names: {
    de: { name: 'Kalender', description: 'Arbeitszeiten und Feiertage der Standorte' },
    en: { name: 'Calendars', description: 'Working hours and holidays of each place' },
    es: { name: 'Calendarios', description: 'Horarios y festivos de cada centro' },
    fr: { name: 'Calendriers', description: 'Horaires et jours fériés de chaque site' },
    ja: { name: 'カレンダー', description: '各勤務地の勤務時間と休日' },
    zh: { name: '日历', description: '各地点的工作时间和节假日' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
