import { PanelData } from '@/components/platform/panel/panel-data';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { PersonPicker } from '@/components/people/person-picker';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useState } from 'react';
import { useSetup } from '../setup-context';
import { TesterRow } from './tester-row';

/** Who tries the draft out before it is published, and what came of it. */
export function TestersTab() {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const { SectionCode: sectionCode } = useSetup().section;
  const testers = useCall('listSectionTesters', { SectionCode: sectionCode });
  const { send, isSending } = useCallMutation('saveSectionTesters');
  const [failure, setFailure] = useState<unknown>(null);

  async function save(codes: readonly string[]) {
    setFailure(null);
    try {
      await send({ SectionCode: sectionCode, ChillCodes: [...codes] });
      await testers.mutate();
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <div className="max-w-3xl space-y-5">
      <p className="text-muted">{t('testersText')}</p>
      <PanelData of={testers} skeleton={<SkeletonRows rows={3} />}>
        {(people) => {
          const codes = people.map(({ KeyCode }) => KeyCode);
          return (
            <>
              <div className="max-w-md">
                <PersonPicker
                  messages={{
                    label: t('addTester'),
                    hint: t('personHint'),
                    searching: t('searching'),
                    none: t('noPerson'),
                  }}
                  error={failure === null ? null : errorText(failure)}
                  onPick={({ ChillCode }) => !codes.includes(ChillCode) && void save([...codes, ChillCode])}
                />
              </div>
              {people.length === 0 ? (
                <EmptyState title={t('noTesters')} text={t('noTestersText')} />
              ) : (
                <ul aria-busy={isSending} className="divide-y divide-line rounded-lg border border-line bg-surface">
                  {people.map((person) => (
                    <TesterRow
                      key={person.KeyCode}
                      tester={person}
                      onRemove={() => void save(codes.filter((code) => code !== person.KeyCode))}
                    />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </PanelData>
    </div>
  );
}
