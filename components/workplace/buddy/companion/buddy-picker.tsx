'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { companionsOf, type Companion } from './companion';
import { CompanionPicture } from './companion-picture';

interface BuddyPickerProps {
  /** By name, whom the person takes along now; empty for nobody. */
  readonly current: string;
  /** Whether the first is chosen already, so that only those who want another one see them all. */
  readonly isSuggested?: boolean;
  /** What follows a choice that is stored; a failure of it is shown here too. */
  readonly onChosen: (companion: Companion) => Promise<void> | void;
}

/** BUD-07, BUD-08, VOPQ-31: the pictures, and the one that was pressed asked whether it will. */
export function BuddyPicker({ current, isSuggested = false, onChosen }: BuddyPickerProps) {
  const t = useMessages('buddy');
  const errorText = useErrorText();
  const { data, error, isLoading, mutate } = useCall('listTourImages', {}, { revalidateOnFocus: false });
  const { send } = useCallMutation('updateTourImage');
  const [answer, setAsked] = useState<Companion | null>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function choose(companion: Companion) {
    setIsBusy(true);
    setFailure(null);
    try {
      await send({ TourImage: companion.name });
      await onChosen(companion);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setIsBusy(false);
    }
  }

  if (isLoading) return <Pictures label={t('loadingPictures')} />;
  if (!data) {
    return (
      <div className="space-y-3">
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button type="button" variant="secondary" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const companions = companionsOf(data);
  const asked = answer === undefined && isSuggested ? companions[0] : answer;
  if (asked) {
    return (
      <Question
        companion={asked}
        isBusy={isBusy}
        failure={failure === null ? null : errorText(failure)}
        onYes={() => void choose(asked)}
        onBack={() => {
          setAsked(null);
          setFailure(null);
        }}
      />
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {companions.map((companion) => (
        <li key={companion.name}>
          <button
            type="button"
            aria-pressed={companion.name === current}
            onClick={() => setAsked(companion)}
            className="flex h-full w-full flex-col items-center gap-2 rounded-lg border border-line bg-surface p-3 font-medium transition-colors duration-150 hover:border-line-strong hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-tint"
          >
            <CompanionPicture companion={companion} size="lg" />
            {companion.name}
            {companion.name === current && <span className="text-xs font-normal text-muted">{t('current')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface QuestionProps {
  readonly companion: Companion;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onYes: () => void;
  readonly onBack: () => void;
}

function Question({ companion, isBusy, failure, onYes, onBack }: QuestionProps) {
  const t = useMessages('buddy');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={ref} className="flex flex-col items-center text-center">
      <CompanionPicture companion={companion} size="lg" />
      <h3 className="mt-3 text-lg font-semibold">{t('willYou', { name: companion.name })}</h3>
      <p className="mt-1 max-w-sm text-muted">{t('willYouText', { name: companion.name })}</p>
      {failure && (
        <div className="mt-4 self-stretch text-left">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button type="button" isBusy={isBusy} busyText={t('saving')} onClick={onYes}>
          {t('yes')}
        </Button>
        <Button type="button" variant="secondary" disabled={isBusy} onClick={onBack}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}

function Pictures({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-42 rounded-lg" />
      ))}
    </div>
  );
}
