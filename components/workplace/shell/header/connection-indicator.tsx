'use client';

import { useState } from 'react';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { SignalIcon } from '@/components/ui/icons/icons';
import { useConnection, type Connection } from '@/lib/client/use-connection';
import type { Language } from '@/lib/contract/platform/languages';
import type { Translate } from '@/lib/i18n/message-key';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';

interface ConnectionIndicatorProps {
  /** Below how many MB/s the connection is called slow. */
  readonly slowBelow: number;
}

/**
 * CONN-04 to CONN-07, FOOT-04. What is wrong is announced; the number, which changes by itself, is not, and while the line is good
 * it stands behind a press.
 */
export function ConnectionIndicator({ slowBelow }: ConnectionIndicatorProps) {
  const t = useMessages('shell');
  const language = useLanguage();
  const connection = useConnection();
  const [isAsked, setIsAsked] = useState(false);
  const isSlow = connection.state === 'measured' && connection.speed < slowBelow;
  const isFaulty = isSlow || connection.state === 'offline';
  const text = textOf(connection, t, language);
  return (
    <p className="flex min-h-6 flex-wrap items-center print:hidden">
      {text && isFaulty && <Sign isFaulty />}
      {text && !isFaulty && (
        <button
          type="button"
          aria-label={t('connection')}
          aria-expanded={isAsked}
          title={text}
          onClick={() => setIsAsked(!isAsked)}
          className="inline-grid min-h-6 min-w-6 place-items-center rounded-sm hover:text-ink"
        >
          <Sign isFaulty={false} />
        </button>
      )}
      <span role="status" className={isFaulty ? 'font-medium text-warning' : undefined}>
        {isSlow && `${t('connectionSlowTitle')} ${t('connectionSlow')}`}
        {connection.state === 'offline' && text}
      </span>
      {connection.state !== 'offline' && text && (isSlow || isAsked) && (
        <span className="digits">
          {isSlow && '\u00a0· '}
          {text}
        </span>
      )}
    </p>
  );
}

function Sign({ isFaulty }: { isFaulty: boolean }) {
  return isFaulty ? <AlertIcon className="mr-1.5 size-4 text-warning" /> : <SignalIcon className="size-4" />;
}

function textOf(connection: Connection, t: Translate<'shell'>, language: Language): string | null {
  if (connection.state === 'unknown') return null;
  if (connection.state !== 'measured')
    return t(connection.state === 'offline' ? 'connectionOffline' : 'connectionSpared');
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  return t('connectionSpeed', { x: number.format(connection.speed) });
}
