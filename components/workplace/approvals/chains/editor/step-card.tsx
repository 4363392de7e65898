import { clsx } from 'clsx';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { Chips } from '@/components/ui/form/combobox/chips';
import { Segmented } from '@/components/ui/form/segmented';
import { useMessages } from '@/lib/i18n/use-messages';
import { approverText, type ChainChoices } from '../chain-texts';
import { AddApprover } from './add-approver';
import type { ChainStepValues } from './chain-values';
import { DaysField } from './days-field';

interface StepCardProps {
  readonly step: ChainStepValues;
  readonly at: number;
  readonly count: number;
  readonly roles: ChainChoices['Roles'];
  readonly error: string | null;
  readonly onChange: (part: Partial<ChainStepValues>) => void;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
}

/** One step of a chain: whom it asks, whether all of them decide, and what happens when they do not. */
export function StepCard({ step, at, count, roles, error, onChange, onMove, onRemove }: StepCardProps) {
  const t = useMessages('approval-chains');
  const { approvers, needs, remindAfter, escalateAfter } = step;
  const title = t('stepNumber', { step: at + 1 });
  const move = (label: string, place: number, classes: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={place < 0 || place >= count}
      onClick={() => onMove(place)}
      className={iconButtonClasses}
    >
      <ChevronDownIcon className={clsx('size-4', classes)} />
    </button>
  );
  return (
    <li className="rounded-lg border border-line p-4 sm:p-5">
      <div className="mb-3 flex items-center gap-1">
        <h3 className="flex-1 font-semibold">{title}</h3>
        {count > 1 && (
          <>
            {move(t('moveUp', { step: title }), at - 1, 'rotate-180')}
            {move(t('moveDown', { step: title }), at + 1, '')}
            <button
              type="button"
              aria-label={t('removeName', { name: title })}
              onClick={onRemove}
              className={iconButtonClasses}
            >
              <CloseIcon className="size-4" />
            </button>
          </>
        )}
      </div>
      <div className="space-y-5">
        <div>
          <Chips
            label={t('askedIn', { step: title })}
            options={approvers.map((approver, index) => ({ value: String(index), label: approverText(t, approver) }))}
            removeText={(name) => t('removeName', { name })}
            onRemove={(value) => onChange({ approvers: approvers.filter((_, index) => String(index) !== value) })}
          />
          <AddApprover
            label={approvers.length === 0 ? t('whoIsAsked') : t('alsoAsked')}
            approvers={approvers}
            roles={roles}
            error={error}
            onAdd={(approver) => onChange({ approvers: [...approvers, approver] })}
          />
        </div>
        <div>
          <p className="mb-1.5 font-medium">{t('howMany')}</p>
          <Segmented
            label={t('howMany')}
            options={[
              { value: 'any', text: t('needs.any') },
              { value: 'all', text: t('needs.all') },
            ]}
            chosen={needs}
            onChoose={(chosen) => onChange({ needs: chosen })}
          />
        </div>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <DaysField label={t('remind')} days={remindAfter} onChange={(days) => onChange({ remindAfter: days })} />
          <DaysField
            label={t('escalate')}
            days={escalateAfter}
            onChange={(days) => onChange({ escalateAfter: days })}
          />
        </div>
      </div>
    </li>
  );
}
