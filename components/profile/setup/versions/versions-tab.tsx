import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupSection } from '../setup-context';
import { DifferenceTable } from './difference-table';
import { VersionRow } from './version-row';
import { VersionPreview } from './version-preview';

interface VersionsTabProps {
  readonly section: SetupSection;
  readonly isDraft: boolean;
}

/** Every version of a section, each to be looked at; two of them compared side by side. */
export function VersionsTab({ section, isDraft }: VersionsTabProps) {
  const t = useMessages('profile-setup');
  const { SectionCode, Versions } = section;
  const numbers = [...(isDraft ? [0] : []), ...Versions.map(({ Number: number }) => number)];
  const [after, setAfter] = useState(numbers[0] ?? 0);
  const [before, setBefore] = useState(numbers[1] ?? numbers[0] ?? 0);
  const [shown, setShown] = useState<number | null>(null);
  const request = before === after ? null : { SectionCode, Before: before, After: after };
  const compared = useCall('compareSectionVersions', request, { revalidateOnFocus: false, dedupingInterval: 0 });
  const nameOf = (number: number) => (number === 0 ? t('draft') : t('version', { number }));

  if (Versions.length === 0) return <EmptyState title={t('noVersions')} text={t('noVersionsText')} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {Versions.map((version) => (
          <VersionRow key={version.Number} version={version} onShow={() => setShown(version.Number)} />
        ))}
      </ol>
      {numbers.length > 1 && (
        <section aria-label={t('compare')} className="rounded-lg border border-line bg-surface p-5">
          <div className="mb-4 grid gap-3 sm:grid-cols-2">
            {(
              [
                ['before', before, setBefore],
                ['after', after, setAfter],
              ] as const
            ).map(([name, chosen, choose]) => (
              <Field key={name} id={`compare-${name}`} label={t(name)}>
                {(control) => (
                  <Select {...control} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
                    {numbers.map((number) => (
                      <option key={number} value={number}>
                        {nameOf(number)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
          {request === null ? (
            <p className="text-muted">{t('sameVersion')}</p>
          ) : (
            <PanelData of={compared} skeleton={<SkeletonRows rows={4} />}>
              {(differences) => (
                <DifferenceTable differences={differences} before={nameOf(before)} after={nameOf(after)} />
              )}
            </PanelData>
          )}
        </section>
      )}
      {shown !== null && <VersionPreview number={shown} name={nameOf(shown)} onClose={() => setShown(null)} />}
    </div>
  );
}
