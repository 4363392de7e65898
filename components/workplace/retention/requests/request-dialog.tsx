import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRetention } from '../retention-context';
import { ShareTable } from '../share-table';
import { scrolledClasses } from '../scrolled-classes';
import { DecideButtons } from './decide-buttons';
import { NamedPeople } from './named-people';
import { POLL_MS } from './poll-ms';
import { RequestHead } from './request-head';

/** Whether it says what would go or what has gone; nothing goes of a request that nobody agreed to. */
const SHARES = { waiting: 'would', running: 'did', done: 'did', refused: null, withdrawn: null } as const;

interface RequestDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** One request: who asked and why, whom it names, what goes, and what the reader may do about it. It is followed while it runs. */
export function RequestDialog({ code, onClose }: RequestDialogProps) {
  const t = useMessages('retention');
  const { refresh } = useRetention();
  const read = useCall(
    'getErasure',
    { RequestCode: code },
    { refreshInterval: (found) => (found?.State === 'running' ? POLL_MS : 0) },
  );
  const reread = async () => {
    await Promise.all([read.mutate(), refresh()]);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('request.title')} classes={listDialogClasses}>
      <div className={scrolledClasses}>
        <PanelData
          of={read}
          skeleton={<SkeletonRows rows={5} />}
          besideRetry={
            <Button variant="secondary" type="button" onClick={onClose}>
              {t('close')}
            </Button>
          }
        >
          {(erasure) => (
            <>
              <RequestHead erasure={erasure} />
              <NamedPeople state={erasure.State} named={erasure.Named} />
              <RequestShares erasure={erasure} />
              <DecideButtons erasure={erasure} onChanged={reread} onClose={onClose} />
            </>
          )}
        </PanelData>
      </div>
    </Dialog>
  );
}

function RequestShares({ erasure: { State, Shares } }: { readonly erasure: ReplyFor<'getErasure'> }) {
  const t = useMessages('retention');
  const caption = SHARES[State];
  return caption && <ShareTable caption={t(`shares.${caption}`)} shares={Shares} />;
}
