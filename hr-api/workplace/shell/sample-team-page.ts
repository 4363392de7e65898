import { ROLE } from '../../people/accounts/role-codes';
import type { MenuEntryDeclaration } from './menu-entries';

/** Those whom one leads, reviews or looks after. */
export const teamPage: MenuEntryDeclaration = {
  module: 'ecenter',
  link: 'myteam',
  group: 'team',
  subGroup: 'directory',
  roles: [ROLE.appraiser, ROLE.reviewer, ROLE.hr],
  names: {
    de: { name: 'Mein Team', description: 'Wer zum Team gehört und was bei wem offen ist' },
    en: { name: 'My team', description: 'Who is in it, and what each has open' },
    es: { name: 'Mi equipo', description: 'Quién lo forma y qué tiene pendiente cada persona' },
    fr: { name: 'Mon équipe', description: 'Qui en fait partie et ce que chacun a en cours' },
    ja: { name: 'マイチーム', description: 'メンバーと、それぞれの未完了タスク' },
    zh: { name: '我的团队', description: '团队成员及各自的待办' },
  },
};
