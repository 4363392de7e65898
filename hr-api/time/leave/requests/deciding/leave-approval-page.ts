import type { MenuEntryDeclaration } from '../../../../workplace/shell/menu-entries';

/** The leave that waits for somebody's decision, by itself. */
export const leaveApprovalPage = {
  module: 'timemanage',
  link: 'leaveapproval',
  group: 'team',
  subGroup: 'leave',
  names: {
    de: {
      name: 'Abwesenheiten genehmigen',
      description: 'Über Anträge auf Urlaub und andere Abwesenheiten entscheiden',
    },
    en: { name: 'Leave approval', description: 'Decide on requests for leave' },
    es: { name: 'Aprobación de ausencias', description: 'Decidir sobre las solicitudes de ausencia' },
    fr: { name: 'Approbation des congés', description: 'Décider des demandes de congé' },
    ja: { name: '休暇の承認', description: '休暇の申請の可否を決める' },
    zh: { name: '休假审批', description: '审批休假申请' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
