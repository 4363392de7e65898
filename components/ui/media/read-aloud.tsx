'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { iconButtonClasses } from '../button/icon-button-classes';
import { PauseIcon, PlayIcon, SpeakIcon, StopIcon } from '../icons/reading-icons';
import { useIsHydrated } from '../use-is-hydrated';
import { useMedia } from '../use-media';
import { canSpeak, useSpeech } from './use-speech';

interface ReadAloudProps {
  /** The text as it stands when it is asked for. */
  readonly text: () => string;
  readonly hasText: boolean;
  /** The id of the heading that tells its text from others on the page. */
  readonly titledBy?: string;
  /** Which language the text is in. */
  readonly language: string;
}

const DESKTOP_QUERY = '(min-width: 768px) and (hover: hover)';

/** A button that is named by its own label and by what its text is headed by. */
const named = (id: string, titledBy: string | undefined) =>
  titledBy === undefined ? {} : { id, 'aria-labelledby': `${id} ${titledBy}` };

/** SPK-01 to SPK-04: reads a text aloud where a browser can, on devices that are no phones; pressing again ends it. */
export function ReadAloud({ text, hasText, titledBy, language }: ReadAloudProps) {
  const id = useId();
  const t = useMessages('read-aloud');
  const isHydrated = useIsHydrated();
  const isAtDesk = useMedia(DESKTOP_QUERY);
  const { state, start, stop, pause, resume } = useSpeech();
  if (!hasText || !isHydrated || !isAtDesk || !canSpeak()) return null;
  const isSilent = state === 'silent';
  const isPaused = state === 'paused';
  return (
    <span className="inline-flex">
      {!isSilent && (
        <button
          type="button"
          {...named(`${id}-pause`, titledBy)}
          aria-label={t(isPaused ? 'resume' : 'pause')}
          title={t(isPaused ? 'resume' : 'pause')}
          onClick={isPaused ? resume : pause}
          className={iconButtonClasses}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
      <button
        type="button"
        {...named(`${id}-read`, titledBy)}
        aria-label={t(isSilent ? 'read' : 'stop')}
        title={t(isSilent ? 'read' : 'stop')}
        onClick={() => (isSilent ? start(text(), language) : stop())}
        className={clsx(iconButtonClasses, !isSilent && 'text-accent-text')}
      >
        {isSilent ? <SpeakIcon /> : <StopIcon />}
      </button>
    </span>
  );
}
