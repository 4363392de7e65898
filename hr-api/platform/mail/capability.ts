import { defineCapability } from '../capability';
import { purgeSentMails } from './sent/purge';
import { mailsErasure } from './sent/mails-erasure';

export const mailCapability = defineCapability({
  name: 'mail',
  purges: { 'purge sent mails': purgeSentMails },
  erasure: [mailsErasure],
});
