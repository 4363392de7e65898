'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { fillIn } from '@/lib/i18n/fill-in';
import { StarChoice } from './star-choice';
import type { HelpdeskMessages } from '../../helpdesk-messages';

interface RatingFormProps {
  readonly ticket: Ticket;
  readonly words: HelpdeskMessages['rating'];
  readonly failureText: (error: unknown) => string;
  readonly onRated: (ticket: Ticket) => void;
}

/** Characters of a comment. */
const MAX_COMMENT_LENGTH = 1000;

/** What the person who asked thinks of the answer to a closed ticket; it can be said anew. */
export function RatingForm({ ticket, words, failureText, onRated }: RatingFormProps) {
  const [isOpen, setIsOpen] = useState(ticket.Rating === 0);
  const { send } = useCallMutation('rateTicket');
  const form = useForm({
    values: useFormValues({ Rating: ticket.Rating, Comment: ticket.RatingComment }),
    check: ({ Rating }) => ({ Rating: Rating === 0 ? words.title : null }),
    send: (rating) => send({ QueryCode: ticket.QueryCode, ...rating }),
    onSent: (next) => {
      showSnackbar('success', words.thanks);
      setIsOpen(false);
      onRated(next);
    },
    onFailed: (error) => showSnackbar('error', failureText(error)),
  });
  const { Rating: stars } = form.values;
  const names = [words.one, words.two, words.three, words.four, words.five];

  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{fillIn(words.yours, { stars: ticket.Rating, name: names[ticket.Rating - 1] ?? '' })}</span>
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className={clsx('min-h-11 md:min-h-8', textButtonClasses)}
        >
          {words.change}
        </button>
      </p>
    );
  }
  return (
    <form {...form.props} aria-label={words.title} className="space-y-3">
      <StarChoice label={words.title} names={names} chosen={stars} onChoose={(Rating) => form.change({ Rating })} />
      {stars > 0 && (
        <div className="enter-fade space-y-3">
          <TextAreaField {...form.field('Comment')} label={words.comment} rows={2} maxLength={MAX_COMMENT_LENGTH} />
          <Button type="submit" variant="secondary" isBusy={form.isBusy} busyText={words.sending}>
            {words.send}
          </Button>
        </div>
      )}
    </form>
  );
}
