import type { MenuEntryDeclaration } from '../../workplace/shell/menu-entries';

/** Everybody's own leave, in whichever role they work; who keeps leave has that of others below it. */
export const myLeavePage = {
  module: 'timemanage',
  link: 'myleave',
  group: 'mine',
  subGroup: 'leave',
  names: {
    de: { name: 'Meine Abwesenheiten', description: 'Ihr Urlaub: was übrig ist, warum, und was Sie beantragt haben' },
    en: { name: 'My leave', description: 'What you have left, why, and what you asked for' },
    es: { name: 'Mis ausencias', description: 'Lo que le queda, por qué, y lo que ha solicitado' },
    fr: { name: 'Mes congés', description: 'Ce qu’il vous reste, pourquoi, et ce que vous avez demandé' },
    ja: { name: '自分の休暇', description: '残日数とその理由、申請した休暇' },
    zh: { name: '我的休假', description: '剩余天数、其由来以及您的申请' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
