import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import type { AccessRoleDetail, RoleChoice } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { PartChange } from './role-values';

interface ChangesDialogProps {
  readonly isOpen: boolean;
  readonly role: AccessRoleDetail;
  readonly changes: readonly PartChange[];
  /** What it is to be called; empty where that stays. */
  readonly newName: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says in full what a save would change, and for how many, before it is done. */
export function ChangesDialog({ role, changes, newName, isOpen, isBusy, onConfirm, onClose }: ChangesDialogProps) {
  const t = useMessages('role-access');
  const isTaking = changes.some(({ taken }) => taken.length > 0);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('changesTitle', { name: role.Name })}
      confirmText={t('save')}
      cancelText={t('cancel')}
      isBusy={isBusy}
      isDangerous={isTaking}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        {t('holdersAre', { count: role.Holders })}. {role.Holders > 0 && t('changesAtOnce')}
      </p>
      <div className="mt-4 max-h-[50dvh] space-y-4 overflow-y-auto text-sm">
        {newName && <p className="font-medium text-ink">{t('renamed', { name: newName })}</p>}
        {changes.map(({ part, added, taken }) => (
          <section key={part} aria-label={t(`part.${part}`)}>
            <h3 className="font-semibold text-ink">{t(`part.${part}`)}</h3>
            <ChangeList title={t('adds')} sign="+" tone="text-success" choices={added} />
            <ChangeList title={t('takes')} sign="−" tone="text-danger" choices={taken} />
          </section>
        ))}
      </div>
    </ConfirmDialog>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly sign: string;
  readonly tone: string;
  readonly choices: readonly RoleChoice[];
}

function ChangeList({ title, sign, tone, choices }: ChangeListProps) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label={title} className="mt-1 space-y-0.5">
      {choices.map(({ Key, Name }) => (
        <li key={Key} className="flex gap-2 text-ink">
          <span aria-hidden="true" className={`w-3 shrink-0 text-center font-semibold ${tone}`}>
            {sign}
          </span>
          <span className="min-w-0 wrap-anywhere">{Name}</span>
        </li>
      ))}
    </ul>
  );
}
