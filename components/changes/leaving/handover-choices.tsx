import { useState } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { useMessages } from '@/lib/i18n/use-messages';
import { LeaderPicker, NO_LEADER, type Leader } from '../leader/leader-picker';
import type { LeavingPreview } from './leaving-values';

type Handover = LeavingPreview['Handovers'][number];

interface HandoverChoicesProps {
  readonly ChillCode: string;
  readonly handovers: readonly Handover[];
  readonly chosen: Readonly<Record<string, Leader>>;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChoose: (chosen: Readonly<Record<string, Leader>>) => void;
}

/** Who takes over each thing that somebody holds: their manager, unless somebody else is chosen. */
export function HandoverChoices({ ChillCode, handovers, chosen, error, readOnly, onChoose }: HandoverChoicesProps) {
  const t = useMessages('leaving');
  const passed = handovers.filter(({ GoesOn }) => GoesOn);
  if (passed.length === 0) return null;
  return (
    <fieldset className="space-y-3 rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold">{t('handOver')}</legend>
      {error && <FieldIssue text={error} />}
      {passed.map((one) => (
        <HandoverChoice
          key={one.Key}
          handover={one}
          ChillCode={ChillCode}
          chosen={chosen[one.Key] ?? NO_LEADER}
          readOnly={readOnly}
          onChoose={(leader) => onChoose({ ...chosen, [one.Key]: leader })}
        />
      ))}
    </fieldset>
  );
}

interface HandoverChoiceProps {
  readonly handover: Handover;
  readonly ChillCode: string;
  readonly chosen: Leader;
  readonly readOnly: boolean;
  readonly onChoose: (leader: Leader) => void;
}

function HandoverChoice({ handover, ChillCode, chosen, readOnly, onChoose }: HandoverChoiceProps) {
  const t = useMessages('leaving');
  const { Key, Title, Count, To } = handover;
  const [isOpen, setIsOpen] = useState(false);
  const title = t('count', { what: Title, count: Count });
  if (isOpen || chosen.ReportingID !== '' || !To)
    return (
      <LeaderPicker
        id={`handover-${Key}`}
        name={`handover-${Key}`}
        label={title}
        kind={Key === 'adminReports' ? 'admin_manager' : 'manager'}
        ChillCode={ChillCode}
        chosen={chosen}
        error={null}
        isMandatory={!To}
        readOnly={readOnly}
        onChoose={onChoose}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p>{title}</p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-muted">
          {t('goesTo')}
          <PersonChip name={To.Name} employeeId={To.Empid} hasPhoto={To.HasPhoto} keyCode={To.KeyCode} />
        </p>
      </div>
      <button
        type="button"
        disabled={readOnly}
        aria-label={t('changeNamed', { what: Title })}
        onClick={() => setIsOpen(true)}
        className={rowButtonClasses}
      >
        {t('change')}
      </button>
    </div>
  );
}
