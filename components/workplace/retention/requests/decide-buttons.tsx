import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { useMessages } from '@/lib/i18n/use-messages';
import { QuestionDialog } from '../question-dialog';
import { ReasonDialog } from '../reason-dialog';

interface DecideButtonsProps {
  readonly erasure: Erasure;
  /** Reads anew what may have changed. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

type Act = 'agree' | 'refuse' | 'withdraw';

/** What the reader may do about a request: agree or refuse, or take back what they asked for; else it can only be closed. */
export function DecideButtons({ erasure, onChanged, onClose }: DecideButtonsProps) {
  const t = useMessages('retention');
  const [act, setAct] = useState<Act | null>(null);
  const { send: decide } = useCallMutation('decideErasure');
  const { send: withdraw } = useCallMutation('withdrawErasure');
  const { RequestCode, State, People, MayDecide, MayWithdraw } = erasure;

  /** Somebody else may have decided meanwhile, so it is read anew however the question ends. */
  const close = () => {
    setAct(null);
    void onChanged();
  };
  const finish = (done: Act) => async () => {
    setAct(null);
    showSnackbar('success', t(`${done}.done`));
    await onChanged();
  };

  return (
    <>
      {State === 'waiting' && !MayDecide && <p className="text-muted">{t('request.waits')}</p>}
      <DialogButtons>
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('close')}
        </Button>
        {MayWithdraw && (
          <Button variant="secondary" type="button" onClick={() => setAct('withdraw')}>
            {t('withdraw.button')}
          </Button>
        )}
        {MayDecide && (
          <>
            <Button variant="secondary" type="button" onClick={() => setAct('refuse')}>
              {t('refuse.button')}
            </Button>
            <Button variant="danger" type="button" onClick={() => setAct('agree')}>
              {t('agree.button')}
            </Button>
          </>
        )}
      </DialogButtons>
      {act === 'agree' && (
        <QuestionDialog
          title={t('agree.title')}
          confirmText={t('agree.submit')}
          isDangerous
          send={() => decide({ RequestCode, IsAgreed: true })}
          onSent={finish('agree')}
          onClose={close}
        >
          <p>{t('agree.text', { count: People })}</p>
        </QuestionDialog>
      )}
      {act === 'refuse' && (
        <ReasonDialog
          title={t('refuse.title')}
          text={t('refuse.text')}
          submit={t('refuse.submit')}
          send={(Comment) => decide({ RequestCode, IsAgreed: false, Comment })}
          onSent={finish('refuse')}
          onClose={close}
        />
      )}
      {act === 'withdraw' && (
        <QuestionDialog
          title={t('withdraw.title')}
          confirmText={t('withdraw.submit')}
          send={() => withdraw({ RequestCode })}
          onSent={finish('withdraw')}
          onClose={close}
        >
          <p>{t('withdraw.text')}</p>
        </QuestionDialog>
      )}
    </>
  );
}
