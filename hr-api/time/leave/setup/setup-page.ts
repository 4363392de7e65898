import type { MenuEntryDeclaration } from '../../../workplace/shell/menu-entries';

/** Where leave is set up. */
export const leaveSetupPage = {
  module: 'timemanage',
  link: 'leavesetup',
  group: 'setup',
  subGroup: 'leave',
  names: {
    de: { name: 'Abwesenheitsarten', description: 'Welche Abwesenheiten es gibt, für wen und wie viel' },
    en: { name: 'Leave setup', description: 'Which leave there is, for whom and how much' },
    es: { name: 'Configuración de ausencias', description: 'Qué ausencias hay, para quién y cuántas' },
    fr: { name: 'Paramétrage des congés', description: 'Quels congés existent, pour qui et combien' },
    ja: { name: '休暇の設定', description: '休暇の種類、対象者、日数を決める' },
    zh: { name: '休假设置', description: '有哪些休假、适用于谁、有多少天' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
