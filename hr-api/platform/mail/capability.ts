import { defineCapability } from '../capability';
import { purgeSentMails } from './sent/purge';

export const mailCapability = defineCapability({
  name: 'mail',
  purges: { 'purge sent mails': purgeSentMails },
});
