import type { MenuEntryDeclaration } from '../workplace/shell/menu-entries';

/** Where a manager settles what comes to its end in their team; HR does so among their own pages. */
export const managersPage = {
  module: 'ecenter',
  link: 'endingstatuses',
  group: 'team',
  subGroup: 'directory',
  names: {
    de: { name: 'Endet bald', description: 'Probezeiten und Befristungen im Team bestätigen oder verlängern' },
    en: { name: 'Ending soon', description: 'Confirm or extend probations and fixed terms of the team' },
    es: { name: 'Terminan pronto', description: 'Confirmar o prorrogar periodos de prueba y plazos del equipo' },
    fr: { name: 'Bientôt terminés', description: 'Confirmer ou prolonger essais et durées déterminées de l’équipe' },
    ja: { name: 'まもなく終了', description: 'チームの試用期間や有期雇用を本採用にする、または延長する' },
    zh: { name: '即将到期', description: '为团队成员转正，或延长试用期和固定期限' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
