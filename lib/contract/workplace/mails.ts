import { z } from 'zod';
import { defineCall } from '../call';

const own = { reach: 'browser', gate: 'full' } as const;

/** What became of a mail; `failed`: no mail server took it within the days that it is tried. */
export const MAIL_STATES = ['waiting', 'delivered', 'refused', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const templateCodeSchema = z.string().min(1).max(100);

/** What was mailed to oneself, whatever role is active, and which mails one does without. All ours. */
export const mailCalls = {
  /**
   * Up to `PageSize` of the last ninety days, the newest first, behind the row whose `Position` is `After`. `Subject` is empty for
   * a mail with a code. `SentDate` is ISO 8601. What a mail said is not kept.
   */
  listOwnMails: defineCall({
    ...own,
    effect: 'read',
    path: 'api/user/mails/dynamiclist/maillist',
    request: z.object({
      After: z.string().max(200).default(''),
      PageSize: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(
      z.object({
        MailCode: z.string(),
        Subject: z.string(),
        TemplateName: z.string(),
        State: z.enum(MAIL_STATES),
        SentDate: z.string(),
        Position: z.string(),
      }),
    ),
  }),

  /** The mails that one may do without; those about signing in and what asks for something are not among them. */
  listMailSubscriptions: defineCall({
    ...own,
    effect: 'read',
    path: 'api/user/mails/dynamiclist/subscriptionlist',
    request: z.object({}),
    reply: z.array(
      z.object({
        TemplateCode: z.string(),
        GroupName: z.string(),
        TemplateName: z.string(),
        Description: z.string(),
        IsSubscribed: z.boolean(),
      }),
    ),
  }),

  /** 404 for mails that nobody may do without, or that there are not. */
  saveMailSubscription: defineCall({
    ...own,
    effect: 'write',
    path: 'api/user/mails/dynamicadd/subscription',
    request: z.object({ TemplateCode: templateCodeSchema, IsSubscribed: z.boolean() }),
    reply: z.object({}),
  }),
};
