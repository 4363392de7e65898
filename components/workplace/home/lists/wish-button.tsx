'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWishUndo } from '@/components/platform/finish/use-wish-undo';
import { openPanel } from '@/components/platform/panel/open-panel';
import { Spinner } from '@/components/ui/feedback/spinner';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { HeartIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { CallError } from '@/lib/client/call/call-error';
import type { RequestFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface WishButtonProps {
  readonly happening: Pick<RequestFor<'sendWish'>, 'WishCode' | 'ChillCode'>;
  /** On the button and its name, once it is sent, and what is told then. */
  readonly texts: { readonly wish: string; readonly name: string; readonly done: string; readonly sent: string };
  /** Ready to be sent as they are. */
  readonly sentences: readonly string[];
  readonly isWished: boolean;
}

/** Wishes somebody something, or says hello: one press shows three sentences, the next sends one. Whoever has more to say writes it. */
export function WishButton({ happening, texts, sentences, isWished }: WishButtonProps) {
  const t = useMessages('home');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('sendWish');
  const tellSent = useWishUndo();
  const { refresh } = useRouter();
  const [isSent, setIsSent] = useState(isWished);
  const ref = useRef<HTMLSpanElement>(null);

  /** The focus goes from the button to what stands in its place, and back, unless it is elsewhere by now. */
  function change(isNowSent: boolean) {
    const { activeElement, body } = document;
    const isHere = activeElement === body || ref.current?.contains(activeElement);
    flushSync(() => setIsSent(isNowSent));
    if (isHere) ref.current?.querySelector<HTMLElement>('summary, [tabindex]')?.focus();
  }

  async function wish(Content: string) {
    try {
      const { SentCode } = await send({ ...happening, Content, AttachImage: '' });
      change(true);
      tellSent({
        code: SentCode,
        texts: { sent: texts.sent, undo: t('undo'), arrived: t('arrived') },
        onTakenBack: () => {
          change(false);
          refresh();
        },
      });
    } catch (error) {
      const code = error instanceof CallError ? error.code : null;
      if (code === 'conflict') change(true);
      const refusal = code === 'not_found' ? 'wishOver' : code === 'conflict' && 'wishedAlready';
      showSnackbar('error', refusal ? t(refusal) : errorText(error));
    }
  }

  return (
    <span ref={ref} className="shrink-0">
      {isSent ? (
        <span
          tabIndex={-1}
          className="enter-fade inline-flex min-h-11 items-center gap-1.5 rounded-sm text-celebration md:min-h-8"
        >
          <HeartIcon className="size-4" />
          {texts.done}
        </span>
      ) : (
        <Menu
          label={texts.name}
          trigger={
            <>
              {isSending ? <Spinner /> : <HeartIcon className="size-4 text-celebration" />}
              {texts.wish}
            </>
          }
          triggerClasses={`${rowButtonClasses} list-none cursor-pointer [&::-webkit-details-marker]:hidden`}
          panelClasses="right-0 top-full mt-1 w-72 max-w-[80vw]"
        >
          {sentences.map((sentence) => (
            <button
              key={sentence}
              type="button"
              disabled={isSending}
              onClick={() => void wish(sentence)}
              className={menuItemClasses}
            >
              {sentence}
            </button>
          ))}
          <button
            type="button"
            onClick={() => openPanel('happenings', happening.ChillCode)}
            className={menuItemClasses}
          >
            {t('wishOwn')}
          </button>
        </Menu>
      )}
    </span>
  );
}
