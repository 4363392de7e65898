import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { uploads } from '../../platform/files/tables';
import { MAIL_IMAGE } from '../../platform/mail/templates/mail-images';
import type { MailTemplate, MailText } from '../../platform/mail/templates/mail-template';
import { imageCodesIn, strayBraces, textIssues } from '../../platform/mail/templates/text-issues';
import { mailTexts } from '../../platform/mail/templates/tables';
import { findTemplate } from './find-template';
import { wireText } from './read-texts';

const FIELD = { subject: 'Subject', content: 'TemplateContent' } as const;

/** Throws `invalid` for words that could not be sent. */
export function assertUsable(template: MailTemplate, text: MailText): void {
  const issues = [...textIssues(text, template), ...strayBraces(text)].map(({ field, message, placeholder }) => ({
    path: `${FIELD[field]}.${placeholder}`,
    message,
  }));
  if (issues.length > 0) throw new ApiError('invalid', { issues });
}

const isText = (templateCode: string, language: string, revision: number) =>
  and(eq(mailTexts.templateCode, templateCode), eq(mailTexts.language, language), eq(mailTexts.revision, revision));

export const saveMailText: Handler<'saveMailText'> = async (request, context) => {
  const { actor, db, now } = context;
  const { TemplateCode: templateCode, Language: language, Subject: subject, TemplateContent: content } = request;
  const template = findTemplate(context, templateCode);
  assertUsable(template, { subject, content });
  await claimImages(context, content);
  const change = { subject, content, changedAt: now, changedBy: actor.accountId };
  const [before] = await db
    .select()
    .from(mailTexts)
    .where(isText(templateCode, language, request.Revision))
    .for('update');
  const [saved] = before
    ? await db
        .update(mailTexts)
        .set({ ...change, revision: sql`${mailTexts.revision} + 1` })
        .where(isText(templateCode, language, request.Revision))
        .returning()
    : await db
        .insert(mailTexts)
        .values({ ...change, templateCode, language, revision: 1 })
        .onConflictDoNothing()
        .returning();
  if (!saved || (!before && request.Revision > 0)) throw new ApiError('conflict');
  await audit(context, {
    subject: { kind: 'mail text', id: `${templateCode} ${language}` },
    action: 'change a mail text',
    before: before && { subject: before.subject, content: before.content },
    after: { subject, content },
  });
  return wireText(db, template, language, saved);
};

/** Pictures that somebody sent for these words stay from now on. */
async function claimImages({ actor, db, now }: CallContext, content: string): Promise<void> {
  const codes = imageCodesIn(content);
  if (codes.length === 0) return;
  const isTheirs = and(eq(uploads.accountId, actor.accountId), eq(uploads.subject, MAIL_IMAGE));
  await db
    .update(uploads)
    .set({ takenAt: now })
    .where(and(inArray(uploads.code, codes), isTheirs, isNull(uploads.takenAt)));
}

export const restoreMailText: Handler<'restoreMailText'> = async ({ TemplateCode, Language, Revision }, context) => {
  const { db } = context;
  const template = findTemplate(context, TemplateCode);
  const [before] = await db
    .delete(mailTexts)
    .where(isText(TemplateCode, Language, Revision))
    .returning();
  if (!before) throw new ApiError('conflict');
  await audit(context, {
    subject: { kind: 'mail text', id: `${TemplateCode} ${Language}` },
    action: 'restore a mail text',
    before: { subject: before.subject, content: before.content },
  });
  return wireText(db, template, Language, undefined);
};
