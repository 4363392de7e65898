import { PersonChip } from '@/components/people/person-chip';
import { EyeIcon, EyeOffIcon } from '@/components/ui/icons/form-icons';
import { TeamIcon } from '@/components/ui/icons/icons';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Preview, Sight } from './preview-data';

interface PreviewSightProps {
  readonly sight: Sight;
  readonly reports: Preview['Reports'];
  /** Null for several people. */
  readonly name: string | null;
}

const line = 'flex items-start gap-2';
const icon = 'mt-0.5 size-4 shrink-0 text-muted';

/** Who will see the person and who no longer, and who moves along with them. */
export function PreviewSight({ sight, reports, name }: PreviewSightProps) {
  const t = useMessages('changes.preview');
  const language = useLanguage();
  const { On, Gains, Loses } = sight;
  const day = wireTimeText(On, language);
  return (
    <div className="space-y-2">
      <h4 className="font-medium">{name === null ? t('sightMany', { day }) : t('sight', { name, day })}</h4>
      <div className={line}>
        <EyeIcon className={icon} />
        <div className="min-w-0">
          {t('gains', { count: Gains.Count })}
          <Named of={Gains} />
        </div>
      </div>
      <div className={line}>
        <EyeOffIcon className={icon} />
        <div className="min-w-0">
          {t('loses', { count: Loses.Count })}
          <Named of={Loses} />
        </div>
      </div>
      <div className={line}>
        <TeamIcon className={icon} />
        <p className="min-w-0">
          {t('reports', { direct: reports.Direct })}
          {reports.Below > 0 && `; ${t('below', { below: reports.Below })}`}
        </p>
      </div>
    </div>
  );
}

function Named({ of: { Count, People } }: { readonly of: Sight['Gains'] }) {
  const t = useMessages('changes.preview');
  if (People.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1.5">
      {People.map(({ Name, Empid, KeyCode, HasPhoto }) => (
        <li key={Empid} className="min-w-0">
          <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} />
        </li>
      ))}
      {Count > People.length && <li className="text-muted">{t('more', { count: Count - People.length })}</li>}
    </ul>
  );
}
