import type { MenuEntryDeclaration } from '../../workplace/shell/menu-entries';

const place = { module: 'process', group: 'setup', subGroup: 'structure' } as const;

/** Why people leave, as it is offered. */
export const leavingReasonsPage = {
  ...place,
  link: 'leavingreasons',
  names: {
    de: { name: 'Austrittsgründe', description: 'Warum Menschen gehen, wie es zur Wahl steht' },
    en: { name: 'Leaving reasons', description: 'Why people leave, as it is offered' },
    es: { name: 'Motivos de baja', description: 'Por qué se va la gente, tal como se ofrece' },
    fr: { name: 'Motifs de départ', description: 'Pourquoi on part, tel que proposé' },
    ja: { name: '退職理由', description: '選べる退職の理由' },
    zh: { name: '离职原因', description: '可供选择的离职原因' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;

/** Of which numbers new people get theirs. */
export const employeeIdsPage = {
  ...place,
  link: 'employeeids',
  names: {
    de: { name: 'Personalnummern', description: 'Aus welchen Bereichen neue Nummern kommen' },
    en: { name: 'Employee IDs', description: 'From which ranges new numbers come' },
    es: { name: 'Números de empleado', description: 'De qué rangos salen los números nuevos' },
    fr: { name: 'Matricules', description: 'De quelles plages viennent les nouveaux numéros' },
    ja: { name: '従業員番号', description: '新しい番号を採る範囲' },
    zh: { name: '员工编号', description: '新编号取自哪些范围' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
