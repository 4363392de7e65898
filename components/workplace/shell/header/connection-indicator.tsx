'use client';

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

/** CONN-04 to CONN-07, FOOT-04. What is wrong is announced; the number, which changes by itself, is not. */
export function ConnectionIndicator({ slowBelow }: ConnectionIndicatorProps) {
  const t = useMessages('shell');
  const language = useLanguage();
  const connection = useConnection();
  const isSlow = connection.state === 'measured' && connection.speed < slowBelow;
  const isFaulty = isSlow || connection.state === 'offline';
  const text = textOf(connection, t, language);
  return (
    <p className="flex min-h-4 flex-wrap items-center">
      {text && <Sign isFaulty={isFaulty} />}
      <span role="status" className={isFaulty ? 'font-medium text-warning' : undefined}>
        {isSlow && `${t('connectionSlowTitle')} ${t('connectionSlow')}`}
        {connection.state === 'offline' && text}
      </span>
      {connection.state !== 'offline' && text && (
        <span className="tabular-nums">
          {isSlow && '\u00a0· '}
          {text}
        </span>
      )}
    </p>
  );
}

function Sign({ isFaulty }: { isFaulty: boolean }) {
  return isFaulty ? <AlertIcon className="mr-1.5 size-4 text-warning" /> : <SignalIcon className="mr-1.5 size-4" />;
}

function textOf(connection: Connection, t: Translate<'shell'>, language: Language): string | null {
  if (connection.state === 'unknown') return null;
  if (connection.state !== 'measured')
    return t(connection.state === 'offline' ? 'connectionOffline' : 'connectionSpared');
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  return t('connectionSpeed', { x: number.format(connection.speed) });
}
