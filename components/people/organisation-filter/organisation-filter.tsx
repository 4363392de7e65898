import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Spinner } from '@/components/ui/feedback/spinner';
import { VerticalTabs } from '@/components/ui/vertical-tabs';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OrgChoice, OrgLevel } from '@/lib/contract/people/organisation-levels';
import { LevelTable } from './level-table';
import type { LoadedLevel } from './use-organisation-levels';

interface OrganisationFilterProps {
  /** Undefined while they are on their way. */
  readonly levels: readonly LoadedLevel[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly chosen: OrgChoice;
  readonly onChange: (chosen: OrgChoice) => void;
}

/** The levels of the organisation as tabs, each with a table to choose from; what is chosen of one stays while another is looked at. */
export function OrganisationFilter({ levels, error, onRetry, chosen, onChange }: OrganisationFilterProps) {
  const t = useMessages('organisation-filter');
  const errorText = useErrorText();
  const [selected, setSelected] = useState<OrgLevel | null>(null);
  if (error !== null && error !== undefined)
    return (
      <div className="space-y-4 p-5">
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button variant="secondary" type="button" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  if (!levels)
    return (
      <div role="status" className="grid min-h-[425px] content-center justify-items-center gap-1">
        <Spinner />
        <p className="mt-2 font-medium">{t('loading')}</p>
        <p className="text-muted">{t('wait')}</p>
      </div>
    );
  const level = levels.find(({ KeyCode }) => KeyCode === selected) ?? levels[0];
  if (!level) return null;
  return (
    <VerticalTabs
      label={t('levels')}
      selected={level.KeyCode}
      onSelect={(key) => setSelected(key as OrgLevel)}
      names={levels.map(({ KeyCode, OrgLabel }) => ({
        value: KeyCode,
        name: <LevelName label={OrgLabel} count={chosen[KeyCode]?.length ?? 0} />,
      }))}
    >
      <LevelTable
        key={level.KeyCode}
        level={level}
        chosen={chosen[level.KeyCode] ?? []}
        onChange={(codes) => onChange({ ...chosen, [level.KeyCode]: codes.length > 0 ? codes : undefined })}
      />
    </VerticalTabs>
  );
}

function LevelName({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <>
      <span className="min-w-0 md:flex-1">{label}</span>
      {count > 0 && (
        <span className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 text-accent-ink digits">
          {count}
        </span>
      )}
    </>
  );
}
