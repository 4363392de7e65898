import { formatInTimeZone } from 'date-fns-tz';
import type { Language } from '../../lib/contract/languages';
import { ZONE } from '../people/dates';
import { mailHtml } from './html';
import type { Mail } from './mail';
import { fill, mailTexts } from './texts';

interface CodeMail {
  readonly to: string;
  readonly name: string;
  readonly code: string;
  readonly language: Language;
  readonly askedAt: Date;
  /** From where the sign-in came, as far as it is known. */
  readonly clientAddress: string | null;
  readonly appUrl: string;
}

/** The mail that carries a one-time code, in the person's language (OTP-02). */
export function oneTimeCodeMail({ to, name, code, language, askedAt, clientAddress, appUrl }: CodeMail): Mail {
  const texts = mailTexts[language].oneTimeCode;
  const values = {
    name,
    code,
    link: appUrl,
    time: formatInTimeZone(askedAt, ZONE, 'dd-MMM-yyyy HH:mm'),
    address: clientAddress ?? '',
  };
  const say = (text: string) => fill(text, values);
  const subject = say(texts.subject);
  const askedAtText = say(clientAddress ? texts.askedAtFrom : texts.askedAt);
  const greeting = say(texts.greeting);
  const notYou = say(texts.notYou);
  const paragraphs = [greeting, texts.lead, code, texts.validity, askedAtText, notYou, texts.closing];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailHtml({
      language,
      title: subject,
      paragraphs: [greeting, texts.lead],
      code,
      after: [texts.validity, askedAtText],
      warning: notYou,
      closing: texts.closing,
    }),
  };
}
