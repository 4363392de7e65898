import type { ClipboardEvent } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_ADDRESSES_LENGTH } from '@/lib/contract/workplace/reports/sending/mail-addresses';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SendingForm } from '../use-sending-form';

const LINE_BREAKS = /\s*[\r\n]+\s*/;

/** Addresses that get the report too (RIMM-05). Enter after an address sends nothing yet; lines that are pasted stay apart, where the browser would run them together. */
export function CcField({ form }: { readonly form: SendingForm }) {
  const t = useMessages('report-sending');

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text').trim();
    if (!LINE_BREAKS.test(pasted)) return;
    event.preventDefault();
    form.change({ addresses: [form.values.addresses, ...pasted.split(LINE_BREAKS)].filter(Boolean).join(', ') });
  }

  return (
    <TextField
      {...form.field('addresses')}
      label={t('ccMail')}
      placeholder={t('ccHint')}
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_ADDRESSES_LENGTH}
      onPaste={paste}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
