import { eq } from 'drizzle-orm';
import type { RequestFor } from '../../../lib/contract/all';
import { codeOfMailImage } from '../../../lib/contract/platform/mail/images';
import { accounts } from '../../people/accounts/tables';
import { persons } from '../../people/tables';
import { getVisibleEmployment } from '../../people/visible-employment';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { dressMail, LOGO_ID } from '../../platform/mail/html';
import { wordedMail, type TemplateMail } from '../../platform/mail/templates/compose-mail';
import { readMailImages } from '../../platform/mail/templates/mail-images';
import type {
  MailTable,
  MailTemplate,
  PlaceholderValue,
  PlaceholderValues,
} from '../../platform/mail/templates/mail-template';
import { imageCodesIn } from '../../platform/mail/templates/text-issues';
import { wordMail } from '../../platform/mail/templates/word-mail';
import { assertUsable } from './change-texts';
import { findTemplate } from './find-template';
import { mailTemplateTexts } from './texts';

type Tried = RequestFor<'getMailPreview'>;

/** A mail as it stands in the editor, with examples in the places of what only a real one knows. */
async function triedMail({ TemplateCode, Language, Subject, TemplateContent, ChillCode }: Tried, context: CallContext) {
  const template = findTemplate(context, TemplateCode);
  const name = await nameOfRecipient(ChillCode ?? '', context);
  const values = examplesOf(template, { language: Language, name, appUrl: context.services.env.APP_URL });
  const mail: TemplateMail = { to: null, template, language: Language, values };
  return { mail, text: { subject: Subject, content: TemplateContent } };
}

/** Whoever the author may see. */
async function nameOfRecipient(chillCode: string, { actor, db, now }: CallContext): Promise<string> {
  const employment = chillCode ? await getVisibleEmployment(db, actor, { code: chillCode, today: dayOf(now) }) : null;
  if (chillCode && !employment) throw new ApiError('not_found');
  const [person] = await db
    .select({ name: persons.name })
    .from(persons)
    .where(eq(persons.id, employment?.personId ?? actor.personId));
  return person?.name ?? '';
}

interface ExampleOptions {
  readonly language: Tried['Language'];
  readonly name: string;
  readonly appUrl: string;
}

function examplesOf(
  { placeholders, words }: MailTemplate,
  { language, name, appUrl }: ExampleOptions,
): PlaceholderValues {
  const exampleOf = (placeholder: MailTemplate['placeholders'][number]): PlaceholderValue => {
    if (placeholder.isRecipient) return name;
    const example = words[language].placeholders[placeholder.name]?.example ?? '';
    if (placeholder.kind === 'table') return tableOf(example);
    if (placeholder.kind !== 'link') return example;
    return { text: example.startsWith('https:') ? appUrl : example, address: appUrl };
  };
  return Object.fromEntries(placeholders.map((placeholder) => [placeholder.name, exampleOf(placeholder)]));
}

/** An example of a table: a line for each row, the head first, its cells between bars. */
function tableOf(example: string): MailTable {
  const [head = [], ...rows] = example.split('\n').map((line) => line.split(' | '));
  return { head, rows };
}

export const getMailPreview: Handler<'getMailPreview'> = async (request, context) => {
  const { mail, text } = await triedMail(request, context);
  const sourceOf = (src: string) => (codeOfMailImage(src) ? src : null);
  const worded = wordMail(text, { ...mail, sourceOf });
  const html = dressMail(worded.html, context.services.env).replace(`cid:${LOGO_ID}`, '/api/logo');
  return { Subject: worded.subject, Html: html, Text: worded.text };
};

export const sendTestMail: Handler<'sendTestMail'> = async (request, context) => {
  const { actor, db, services } = context;
  const { mail, text } = await triedMail(request, context);
  assertUsable(mail.template, text);
  const [account] = await db.select({ mail: accounts.mail }).from(accounts).where(eq(accounts.id, actor.accountId));
  if (!account?.mail) throw new ApiError('invalid', { issues: [{ path: 'MailID', message: 'empty' }] });
  const images = await readMailImages(db, imageCodesIn(text.content));
  const worded = wordedMail({ ...mail, to: account.mail, accountId: actor.accountId }, text, images);
  const subject = `${mailTemplateTexts[request.Language].test} ${worded.subject}`;
  await services.mail.queue(db, { ...worded, subject });
  await audit(context, {
    subject: { kind: 'mail text', id: `${request.TemplateCode} ${request.Language}` },
    action: 'send a test mail',
  });
  return { MailID: account.mail };
};
