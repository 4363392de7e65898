'use client';

import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextArea } from '@/components/ui/form/text-area';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { StarChoice } from './star-choice';

interface RatingFormProps {
  readonly ticket: Ticket;
  readonly onRated: (ticket: Ticket) => void;
}

/** Characters of a comment. */
const MAX_COMMENT_LENGTH = 1000;

/** What the person who asked thinks of the answer to a closed ticket; it can be said anew. */
export function RatingForm({ ticket, onRated }: RatingFormProps) {
  const t = useMessages('helpdesk.rating');
  const errorText = useErrorText();
  const id = useId();
  const { send, isSending } = useCallMutation('rateTicket');
  const [isOpen, setIsOpen] = useState(ticket.Rating === 0);
  const [stars, setStars] = useState(ticket.Rating);
  const [comment, setComment] = useState(ticket.RatingComment);
  const names = [t('one'), t('two'), t('three'), t('four'), t('five')];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || stars === 0) return;
    try {
      const next = await send({ QueryCode: ticket.QueryCode, Rating: stars, Comment: comment });
      showSnackbar('success', t('thanks'));
      setIsOpen(false);
      onRated(next);
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('yours', { stars: ticket.Rating, name: names[ticket.Rating - 1] ?? '' })}</span>
        <button type="button" onClick={() => setIsOpen(true)} className={`min-h-11 md:min-h-8 ${textButtonClasses}`}>
          {t('change')}
        </button>
      </p>
    );
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="space-y-3">
      <StarChoice label={t('title')} names={names} chosen={stars} onChoose={setStars} />
      {stars > 0 && (
        <div className="enter-fade space-y-3">
          <Field id={`${id}-comment`} label={t('comment')}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={MAX_COMMENT_LENGTH}
                value={comment}
                onChange={({ target }) => setComment(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" isBusy={isSending} busyText={t('sending')}>
            {t('send')}
          </Button>
        </div>
      )}
    </form>
  );
}
