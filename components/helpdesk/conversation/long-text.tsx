import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { RichText } from '@/components/ui/media/rich-text';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface LongTextProps {
  readonly html: string;
}

/** TMSG-05 to TMSG-07: so many characters of what is read, markup aside, stand there uncut. */
const FOLD_LENGTH = 500;

/** A message whose end is shown when it is asked for, where it is long. */
export function LongText({ html }: LongTextProps) {
  const t = useMessages('helpdesk.conversation');
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const characters = [...textOfHtml(html)];
  if (characters.length <= FOLD_LENGTH) return <RichText html={html} loadingText={t('loading')} />;
  return (
    <>
      <div id={id}>
        {isWhole ? (
          <RichText html={html} loadingText={t('loading')} />
        ) : (
          <p className="leading-6 wrap-anywhere whitespace-pre-line">
            {characters.slice(0, FOLD_LENGTH).join('').trimEnd()}…
          </p>
        )}
      </div>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
        className={clsx('mt-1 min-h-11 md:min-h-8', textButtonClasses)}
      >
        {isWhole ? t('readLess') : t('readMore')}
      </button>
    </>
  );
}
