import Link from 'next/link';
import { PersonChip } from '@/components/people/person-chip';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { joiningPage } from '../change-pages';
import type { Doubles } from './joining-values';

interface LikelyDoublesProps {
  readonly doubles: Doubles;
  readonly isOther: boolean;
  readonly error: string | null;
  readonly onOther: (isOther: boolean) => void;
}

/** Who may be the same person, with the way to let them come back, or to say that they are somebody else. */
export function LikelyDoubles({ doubles: { Doubles: found, Hidden }, isOther, error, onOther }: LikelyDoublesProps) {
  const t = useMessages('joining');
  const language = useLanguage();
  if (found.length + Hidden === 0) return null;
  return (
    <section aria-label={t('doubles')} className="rounded-lg border border-warning bg-warning-tint p-4 md:px-6">
      <h2 className="flex items-center gap-2 font-semibold">
        <AlertIcon className="size-4 shrink-0 text-warning" />
        {t('doubles')}
      </h2>
      <ul className="mt-3 space-y-3">
        {found.map(({ Person, ChillCode, Unit_Name, LeftOn, Because }) => (
          <li key={Person.Empid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <PersonChip
              name={Person.Name}
              employeeId={Person.Empid}
              hasPhoto={Person.HasPhoto}
              keyCode={Person.KeyCode}
              face="md"
            >
              <span className="block text-sm">
                {[Person.Empid, Unit_Name, LeftOn && t('left', { day: wireTimeText(LeftOn, language) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block text-sm text-muted">{Because.map((why) => t(`because.${why}`)).join(', ')}</span>
            </PersonChip>
            {ChillCode !== '' && (
              <Link href={joiningPage(ChillCode)} prefetch={false} className={rowButtonClasses}>
                {t('rehire')}
              </Link>
            )}
          </li>
        ))}
        {Hidden > 0 && <li>{t('hidden', { count: Hidden })}</li>}
      </ul>
      <div className="mt-3">
        <LabelledCheck isOn={isOther} onChange={onOther} error={error}>
          {t('noDouble')}
        </LabelledCheck>
      </div>
    </section>
  );
}
