import { useMessages } from '@/lib/i18n/use-messages';
import { TARGET, type Target } from './search-items';

interface TargetChoiceProps {
  readonly target: Target;
  readonly roleNames: ReadonlyMap<number, string>;
  readonly onChoose: (target: Target) => void;
}

/** QS-03, QS-04: where is searched. Appraiser and reviewer are offered to who holds that role. */
export function TargetChoice({ target, roleNames, onChoose }: TargetChoiceProps) {
  const t = useMessages('search');
  const inRole = ([TARGET.appraiser, TARGET.reviewer] as const).filter((code) => roleNames.has(code));
  return (
    <select
      aria-label={t('where')}
      value={target}
      onChange={({ target: { value } }) => onChoose(Number(value) as Target)}
      className="min-h-11 rounded border border-line-strong bg-surface px-2 py-2 text-base max-w-32 sm:max-w-44 md:px-3 md:text-sm"
    >
      <option value={TARGET.all}>{t('everything')}</option>
      <option value={TARGET.menu}>{t('menu')}</option>
      <option value={TARGET.employee}>{t('people')}</option>
      {inRole.map((code) => (
        <option key={code} value={code}>
          {roleNames.get(code)}
        </option>
      ))}
      <option value={TARGET.active}>{t('activePeople')}</option>
      <option value={TARGET.inactive}>{t('inactivePeople')}</option>
      <option value={TARGET.verbs}>{t('actions')}</option>
    </select>
  );
}
