import type { changeCalls } from '../../../lib/contract/changes/changes';
import { APPROVABLE_KINDS } from '../../../lib/contract/changes/change-rules';
import { audit } from '../../platform/audit/audit';
import type { Handlers } from '../../platform/calls/call';
import { readChangeSettings, saveChangeSettings } from '../../people/changes/change-settings';

export const changeSettingsHandlers: Pick<
  Handlers<keyof typeof changeCalls>,
  'getChangeSettings' | 'saveChangeSettings'
> = {
  getChangeSettings: {
    allow: 'everyone',
    handle: async (_request, { db, actor }) => {
      const settings = await readChangeSettings(db);
      return {
        manjm: settings.managerIsJustified,
        smanjm: settings.adminManagerIsJustified,
        ApprovalKinds: APPROVABLE_KINDS.filter((kind) => settings.approvalKinds.includes(kind)),
        EndingDays: settings.endingDays,
        CanSave: actor.permissions.has('change.configure'),
      };
    },
  },

  saveChangeSettings: {
    allow: 'change.configure',
    handle: async ({ manjm, smanjm, ApprovalKinds, EndingDays }, context) => {
      const before = await readChangeSettings(context.db);
      const after = {
        managerIsJustified: manjm,
        adminManagerIsJustified: smanjm,
        approvalKinds: ApprovalKinds,
        endingDays: EndingDays,
      };
      await saveChangeSettings(context.db, after);
      await audit(context, {
        subject: { kind: 'change settings', id: 'one' },
        action: 'change settings of changes',
        before: { ...before },
        after,
      });
      return {};
    },
  },
};
