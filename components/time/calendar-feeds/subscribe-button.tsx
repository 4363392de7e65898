'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { loadModal } from '@/components/ui/overlay/load-modal';
import { partOnDemand } from '@/components/ui/part-on-demand';
import type { FeedKind } from '@/lib/contract/time/calendar-feeds/feed-rules';
import { useMessages } from '@/lib/i18n/use-messages';

const dialog = partOnDemand(() => import('./dialog/subscribe-dialog'));

function prepare() {
  for (const coming of [loadModal(), dialog.load()]) coming.catch(() => undefined);
}

interface SubscribeButtonProps {
  readonly kind: FeedKind;
  readonly className?: string;
}

/** Opens where a calendar program is given what this page shows. */
export function SubscribeButton({ kind, className }: SubscribeButtonProps) {
  const t = useMessages('calendar-feeds');
  const [isOpen, setIsOpen] = useState(false);
  const part = dialog.usePart(isOpen);
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
        className={className}
      >
        {t('subscribe')}
      </Button>
      {isOpen && part && <part.SubscribeDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  );
}
