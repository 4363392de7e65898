import { z } from 'zod';
import { defineCall } from '../../call';
import { headerCodeSchema, uploadRequestSchema } from '../../platform/files';
import { cleanHtml } from '../../platform/html';
import { languages } from '../../platform/languages';
import { mailImageLink } from '../../platform/mail/images';
import { PLACEHOLDER_KINDS } from '../../platform/mail/placeholders';
import { oneLine } from '../../platform/one-line';
import { MAX_LENGTH } from './limits';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;
const language = z.enum(languages);
const templateCode = z.string().min(1).max(100);
const content = z.string().max(MAX_LENGTH.content).overwrite(cleanHtml);

/** `builtIn` words are the product's, `own` ones the organisation's, `unusable` ones its too, but the built-in ones go in their place. */
export const TEXT_STATES = ['builtIn', 'own', 'unusable'] as const;
export type TextState = (typeof TEXT_STATES)[number];

const textSchema = z.object({
  Language: language,
  State: z.enum(TEXT_STATES),
  Subject: z.string(),
  TemplateContent: content,
  /** How often it was changed; 0 for built-in words. */
  Revision: z.int32(),
  /** ISO 8601, and by whom; empty for built-in words. */
  ChangedAt: z.string(),
  ChangedBy: z.string(),
});
export type MailTemplateText = z.output<typeof textSchema>;

const templateSchema = z.object({
  TemplateCode: z.string(),
  GroupName: z.string(),
  TemplateName: z.string(),
  /** When it is sent, and to whom. */
  Description: z.string(),
});

/** MTPL-04. All but the first three are ours. */
const placeholderSchema = z.object({
  GroupName: z.string(),
  Description: z.string(),
  PlaceHolderField: z.string(),
  Kind: z.enum(PLACEHOLDER_KINDS).default('text'),
  IsRequired: z.boolean().default(false),
  Example: z.string().default(''),
});
export type MailPlaceholder = z.output<typeof placeholderSchema>;

/** Words as they stand in the editor, whether they are saved or not. `ChillCode` is whom the mail would go to; empty for oneself. */
const triedSchema = z.object({
  TemplateCode: templateCode,
  Language: language,
  Subject: z.string().max(MAX_LENGTH.subject),
  TemplateContent: content,
  ChillCode: z.string().max(64).default(''),
});

/** MTPL-02, MAIL-08: the link of the picture that was sent, which an HR API may answer in an array. */
const uploadedImageSchema = z.preprocess(
  (reply) => {
    const first: unknown = Array.isArray(reply) ? reply[0] : reply;
    const sent = first as { HeaderCode?: unknown; message?: unknown } | null;
    return typeof sent?.HeaderCode === 'string' && sent.message === undefined
      ? { ...sent, message: mailImageLink(sent.HeaderCode) }
      : first;
  },
  z.object({ message: z.string(), HeaderCode: z.string().default(''), FileName: z.string().default('') }),
);

/** What HR does with the words of mails. Paths that the specification does not show are ours. */
export const mailTemplateCalls = {
  /** Every mail that the product sends, with the state of its words in each language. */
  listMailTemplates: defineCall({
    ...fullRead,
    path: 'api/ecenter/mailtemplate/dynamiclist/templatelist',
    request: z.object({}),
    reply: z.array(
      templateSchema.extend({ States: z.array(z.object({ Language: language, State: z.enum(TEXT_STATES) })) }),
    ),
  }),

  /** One of them with its words in every language: the organisation's where there are any. */
  getMailTemplate: defineCall({
    ...fullRead,
    path: 'api/ecenter/mailtemplate/dynamicadd/templatedetail',
    request: z.object({ TemplateCode: templateCode }),
    reply: templateSchema.extend({ Texts: z.array(textSchema) }),
  }),

  /** Puts words in the place of the built-in ones. `Revision` is of those that were read: where there are newer ones it is a `conflict`. */
  saveMailText: defineCall({
    ...fullWrite,
    path: 'api/ecenter/mailtemplate/dynamicadd/textsave',
    request: z.object({
      TemplateCode: templateCode,
      Language: language,
      Subject: oneLine(MAX_LENGTH.subject),
      TemplateContent: content,
      Revision: z.int32().min(0),
    }),
    reply: textSchema,
  }),

  /** Brings the built-in words back. */
  restoreMailText: defineCall({
    ...fullWrite,
    path: 'api/ecenter/mailtemplate/dynamicadd/textrestore',
    request: z.object({ TemplateCode: templateCode, Language: language, Revision: z.int32().min(1) }),
    reply: textSchema,
  }),

  /** MAIL-02, MAIL-06: words that a text can begin with, of mails that know the same placeholders. */
  listTemplateContents: defineCall({
    ...fullRead,
    path: 'api/ecenter/mailtemplate/dynamiclist/contentlist',
    request: z.object({ TemplateCode: templateCode, Language: language }),
    reply: z.array(
      z.object({ TemplateName: z.string(), Language: language, State: z.enum(TEXT_STATES), TemplateContent: content }),
    ),
  }),

  /** How a mail would look, with examples for what is not known of the person. `Html` is a whole document; its pictures are links. */
  getMailPreview: defineCall({
    ...fullRead,
    path: 'api/ecenter/mailtemplate/dynamicadd/preview',
    request: triedSchema,
    reply: z.object({ Subject: z.string(), Html: z.string(), Text: z.string() }),
  }),

  /** Mails the same to oneself. */
  sendTestMail: defineCall({
    ...fullWrite,
    path: 'api/ecenter/mailtemplate/dynamicadd/testmail',
    request: triedSchema,
    reply: z.object({ MailID: z.string() }),
  }),

  /** PC-125, VCALL-28. `TemplateCode`, ours, asks for those of one mail; without it all are answered. */
  listMailPlaceholders: defineCall({
    ...fullRead,
    path: 'api/common/mailtemplateinternal/dynamiclist/phdetail',
    request: z.object({ TemplateCode: z.string().max(100).default('') }),
    reply: z.array(placeholderSchema),
  }),

  /** PC-126, VCALL-29. */
  listMailImageCategories: defineCall({
    ...fullRead,
    path: 'api/common/mailtemplateinternal/dynamiclist/imgcategory',
    request: z.object({}),
    reply: z.array(z.object({ CategoryName: z.string() })),
  }),

  /** PC-127, VCALL-30, MTPL-01: the pictures that mails can carry, the newest first. */
  listMailImages: defineCall({
    ...fullRead,
    path: 'api/common/mailtemplateinternal/dynamiclist/imagelist',
    request: z.object({}),
    reply: z.array(z.object({ CategoryName: z.string(), LinkSrc: z.string(), FileName: z.string() })),
  }),

  /** PC-128, VCALL-31. The picture is in the gallery from then on. */
  uploadMailImage: defineCall({
    ...fullWrite,
    path: 'api/Common/custommassmail/dynamicupload/upload',
    kind: 'upload',
    request: uploadRequestSchema,
    reply: uploadedImageSchema,
  }),

  /** A picture of the gallery, for whoever writes mails. */
  getMailImage: defineCall({
    ...fullRead,
    path: 'api/ecenter/mailtemplate/dynamicdownload/image',
    kind: 'download',
    isRevalidated: true,
    request: z.object({ headercode: headerCodeSchema.shape.HeaderCode }),
    reply: z.unknown(),
  }),
};
