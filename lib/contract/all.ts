import type { ReplyOf, RequestOf } from './call';
import { accountCalls } from './account';
import { buddyCalls } from './buddy';
import { clientUserCalls } from './client-users';
import { conductGateCalls } from './conduct/gate';
import { conductKeepingCalls } from './conduct/keeping';
import { deviceCalls } from './devices';
import { draftCalls } from './drafts';
import { happeningCalls } from './happenings';
import { helpdeskDeskCalls } from './helpdesk/desk';
import { helpdeskSettingsCalls } from './helpdesk/settings';
import { helpdeskCalls } from './helpdesk/tickets';
import { homeCalls } from './home';
import { knowledgeCalls } from './knowledge';
import { newJoinerCalls } from './new-joiners';
import { notificationCalls } from './notifications';
import { passwordCalls } from './passwords';
import { roleCalls } from './roles';
import { searchCalls } from './search';
import { shellCalls } from './shell';
import { shortcutCalls } from './shortcuts';
import { singleSignOnCalls } from './single-sign-on';
import { signInCalls } from './sign-in';
import { tourCalls } from './tours';

/** The table of calls. A capability adds its own with one line; the HR API must handle each, by the compiler. */
export const calls = {
  ...signInCalls,
  ...singleSignOnCalls,
  ...clientUserCalls,
  ...deviceCalls,
  ...passwordCalls,
  ...shellCalls,
  ...roleCalls,
  ...searchCalls,
  ...homeCalls,
  ...happeningCalls,
  ...knowledgeCalls,
  ...conductGateCalls,
  ...conductKeepingCalls,
  ...draftCalls,
  ...notificationCalls,
  ...newJoinerCalls,
  ...shortcutCalls,
  ...accountCalls,
  ...buddyCalls,
  ...tourCalls,
  ...helpdeskCalls,
  ...helpdeskDeskCalls,
  ...helpdeskSettingsCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** The calls that take a file. */
export type UploadCallName = { [Name in CallName]: Calls[Name]['kind'] extends 'upload' ? Name : never }[CallName];
export type RequestFor<Name extends CallName> = RequestOf<Calls[Name]>;
export type ReplyFor<Name extends CallName> = ReplyOf<Calls[Name]>;
