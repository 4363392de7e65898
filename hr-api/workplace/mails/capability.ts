import type { mailCalls } from '../../../lib/contract/workplace/mails';
import type { Handlers } from '../../platform/calls/call';
import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { listOwnMails } from './list-own-mails';
import { mailReport } from './mail-report';
import { mailsShare } from './mails-share';
import { writeTemplateNames } from './template-names';
import { listMailSubscriptions, saveMailSubscription } from './subscriptions';

const allow = 'own';

/** One's own: the account of the token alone says whose. */
const handlers: Handlers<keyof typeof mailCalls> = {
  listOwnMails: { allow, handle: listOwnMails },
  listMailSubscriptions: { allow, handle: listMailSubscriptions },
  saveMailSubscription: { allow, handle: saveMailSubscription },
};

export const mailsCapability = defineCapability({
  name: 'mails',
  handlers,
  reports: [mailReport],
  personalData: [mailsShare],
  completeAtStart: writeTemplateNames,
  auditTexts,
});
