import { Button } from '@/components/ui/button/button';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { MAX_STEPS } from '@/lib/contract/workplace/approvals/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChainChoices } from '../chain-texts';
import { NEW_STEP, type ChainStepValues } from './chain-values';
import { StepCard } from './step-card';

interface StepListProps {
  readonly steps: readonly ChainStepValues[];
  readonly roles: ChainChoices['Roles'];
  readonly error: string | null;
  readonly onChange: (steps: readonly ChainStepValues[]) => void;
}

/** The steps of a chain, in the order in which they are asked. */
export function StepList({ steps, roles, error, onChange }: StepListProps) {
  const t = useMessages('approval-chains');
  const next = Math.max(0, ...steps.map(({ id }) => id)) + 1;
  const without = (at: number) => steps.filter((_, index) => index !== at);
  const replace = (at: number, part: Partial<ChainStepValues>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  return (
    <div>
      <ol className="space-y-3">
        {steps.map((step, at) => (
          <StepCard
            key={step.id}
            step={step}
            at={at}
            count={steps.length}
            roles={roles}
            error={error && step.approvers.length === 0 ? error : null}
            onChange={(part) => replace(at, part)}
            onMove={(place) => onChange(without(at).toSpliced(place, 0, step))}
            onRemove={() => onChange(without(at))}
          />
        ))}
      </ol>
      {steps.length < MAX_STEPS && (
        <div className="mt-3">
          <Button type="button" variant="secondary" onClick={() => onChange([...steps, { ...NEW_STEP, id: next }])}>
            <PlusIcon className="size-4" />
            {t('addStep')}
          </Button>
        </div>
      )}
    </div>
  );
}
