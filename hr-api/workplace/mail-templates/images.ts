import { and, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import { mailImageLink } from '../../../lib/contract/platform/mail/images';
import { IMAGE_SIZE_LIMIT, IMAGE_TYPES } from '../../../lib/contract/workplace/mail-templates/limits';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { readUpload } from '../../platform/files/uploads';
import { uploads } from '../../platform/files/tables';
import { MAIL_IMAGE } from '../../platform/mail/templates/mail-images';
import { mailTemplateTexts } from './texts';

const MAX_IMAGES = 200;

/** Those that some mail was saved with, and one's own that none was yet. */
const visibleTo = ({ actor }: Pick<CallContext, 'actor'>) =>
  and(eq(uploads.subject, MAIL_IMAGE), or(isNotNull(uploads.takenAt), eq(uploads.accountId, actor.accountId))) as SQL;

/** Whose a picture is: what people look for first is what they sent themselves. */
const categoriesIn = ({ language }: Pick<CallContext, 'language'>) => mailTemplateTexts[language].categories;

export const listMailImageCategories: Handler<'listMailImageCategories'> = (_request, context) => {
  const { own, others } = categoriesIn(context);
  return Promise.resolve([{ CategoryName: own }, { CategoryName: others }]);
};

export const listMailImages: Handler<'listMailImages'> = async (_request, context) => {
  const { own, others } = categoriesIn(context);
  const rows = await context.db
    .select({ code: uploads.code, fileName: uploads.fileName, accountId: uploads.accountId })
    .from(uploads)
    .where(visibleTo(context))
    .orderBy(desc(uploads.createdAt))
    .limit(MAX_IMAGES);
  return rows.map(({ code, fileName, accountId }) => ({
    CategoryName: accountId === context.actor.accountId ? own : others,
    LinkSrc: mailImageLink(code),
    FileName: fileName,
  }));
};

export const uploadMailImage: Handler<'uploadMailImage'> = () =>
  Promise.resolve({ subject: MAIL_IMAGE, types: IMAGE_TYPES, sizeLimit: IMAGE_SIZE_LIMIT, dropsMetadata: true });

export const getMailImage: Handler<'getMailImage'> = async ({ headercode }, context) => {
  const image = await readUpload(context.db, headercode, visibleTo(context));
  if (!image) throw new ApiError('not_found');
  return image;
};
