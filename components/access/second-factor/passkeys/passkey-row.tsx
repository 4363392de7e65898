import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { useMessages } from '@/lib/i18n/use-messages';

/** A passkey as it is shown. */
export interface PasskeyFacts {
  readonly code: string;
  readonly name: string;
  readonly host: string;
  readonly isSynced: boolean;
  readonly added: string;
  readonly used: string;
}

interface PasskeyRowProps {
  readonly row: PasskeyFacts;
  readonly onRename: () => void;
  /** Left out where it has to stay. */
  readonly onRemove?: (() => void) | undefined;
}

export function PasskeyRow({ row: { name, host, isSynced, added, used }, onRename, onRemove }: PasskeyRowProps) {
  const t = useMessages('second-factor');
  const isOfOtherHost = useIsHydrated() && host !== location.hostname;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          <Badge>{t(isSynced ? 'synced' : 'oneDevice')}</Badge>
          {isOfOtherHost && <Badge tone="warning">{t('otherHost', { host })}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{added}</span>
          <span>{used}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="secondary" aria-label={t('renameOf', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        {onRemove && (
          <Button type="button" variant="secondary" aria-label={t('removeOf', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
