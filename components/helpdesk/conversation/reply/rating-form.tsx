'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Stars } from '@/components/ui/form/stars';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface RatingFormProps {
  readonly ticket: Ticket;
  readonly onRated: (ticket: Ticket) => void;
}

/** What the person who asked thinks of the answer to a closed ticket; it can be said anew. */
export function RatingForm({ ticket, onRated }: RatingFormProps) {
  const t = useMessages('helpdesk.rating');
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(ticket.Rating === 0);
  const { send } = useCallMutation('rateTicket');
  const form = useForm({
    values: useFormValues({ Rating: ticket.Rating, Comment: ticket.RatingComment }),
    check: ({ Rating }) => ({ Rating: Rating === 0 ? t('title') : null }),
    send: (rating) => send({ QueryCode: ticket.QueryCode, ...rating }),
    onSent: (next) => {
      showSnackbar('success', t('thanks'));
      setIsOpen(false);
      onRated(next);
    },
    onFailed: (error) => showSnackbar('error', errorText(error)),
  });
  const { Rating: stars } = form.values;
  const names = [t('one'), t('two'), t('three'), t('four'), t('five')];

  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('yours', { stars: ticket.Rating, name: names[ticket.Rating - 1] ?? '' })}</span>
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className={clsx('min-h-11 md:min-h-8', textButtonClasses)}
        >
          {t('change')}
        </button>
      </p>
    );
  }
  return (
    <form {...form.props} aria-label={t('title')} className="space-y-3">
      <fieldset>
        <legend className="font-medium">{t('title')}</legend>
        <Stars names={names} chosen={stars} onChoose={(Rating) => form.change({ Rating })} />
      </fieldset>
      {stars > 0 && (
        <div className="enter-fade space-y-3">
          <TextAreaField {...form.field('Comment')} label={t('comment')} rows={2} maxLength={MAX_LENGTH.comment} />
          <Button type="submit" variant="secondary" isBusy={form.isBusy} busyText={t('sending')}>
            {t('send')}
          </Button>
        </div>
      )}
    </form>
  );
}
