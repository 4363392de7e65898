import { useId } from 'react';
import { Card } from '@/components/ui/card';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { TextField } from '@/components/ui/form/text-field';
import { useMessages } from '@/lib/i18n/use-messages';
import { DurationField } from '../hours/duration-field';
import type { Priority } from './priority-changes';
import { SettingsCheck, SettingsIssue } from '../settings-check';

interface SettingsPriorityProps {
  readonly priority: Priority;
  readonly faultOf: (path: string) => string | null;
  readonly onChange: (part: Partial<Priority>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One priority with its two targets. */
export function SettingsPriority({ priority, faultOf, onChange, onRemove }: SettingsPriorityProps) {
  const t = useMessages('desk.settings');

  const id = useId();
  const defaultFault = faultOf('IsDefault');
  return (
    <li>
      <Card className="h-full p-5">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              id={`${id}-name`}
              label={t('name')}
              required
              maxLength={100}
              value={priority.Name}
              error={faultOf('Name')}
              onChange={({ target }) => onChange({ Name: target.value })}
            />
          </div>
          {onRemove && (
            <button
              type="button"
              aria-label={t('process.remove', { name: priority.Name || t('priority.new') })}
              onClick={onRemove}
              className={iconButtonClasses}
            >
              <CloseIcon className="size-4" />
            </button>
          )}
        </div>
        <div className="mt-4 space-y-4">
          <DurationField
            label={t('priority.response')}
            minutes={priority.ResponseMinutes}
            error={faultOf('ResponseMinutes')}
            onChange={(ResponseMinutes) => onChange({ ResponseMinutes })}
          />
          <DurationField
            label={t('priority.resolution')}
            minutes={priority.ResolutionMinutes}
            error={faultOf('ResolutionMinutes')}
            onChange={(ResolutionMinutes) => onChange({ ResolutionMinutes })}
          />
        </div>
        <div className="mt-3">
          <SettingsCheck
            isOn={priority.IsActive}
            error={faultOf('IsActive')}
            onChange={(IsActive) => onChange({ IsActive })}
          >
            {t('active')}
          </SettingsCheck>
          <label className="flex min-h-11 items-center gap-2.5 md:min-h-9">
            <input
              type="radio"
              name="default-priority"
              checked={priority.IsDefault}
              onChange={() => onChange({ IsDefault: true })}
              aria-describedby={`${id}-default`}
              className="size-5 shrink-0"
            />
            {t('priority.isDefault')}
          </label>
          {defaultFault && <SettingsIssue text={defaultFault} />}
          <p id={`${id}-default`} className="text-muted">
            {priority.IsDefault && t('priority.defaultText')}
          </p>
        </div>
      </Card>
    </li>
  );
}
