import type { ReplyOf, RequestOf } from './call';
import { accountCalls } from './workplace/account';
import { buddyCalls } from './workplace/buddy';
import { clientUserCalls } from './access/client-users';
import { conductGateCalls } from './agreements/gate';
import { conductAdminCalls } from './agreements/admin';
import { deviceCalls } from './access/devices';
import { draftCalls } from './platform/drafts';
import { happeningCalls } from './workplace/happenings';
import { helpdeskDeskCalls } from './helpdesk/desk';
import { helpdeskSettingsCalls } from './helpdesk/settings';
import { helpdeskCalls } from './helpdesk/tickets';
import { homeCalls } from './workplace/home';
import { knowledgeCalls } from './workplace/knowledge';
import { newJoinerCalls } from './workplace/new-joiners';
import { notificationCalls } from './workplace/notifications';
import { passwordCalls } from './access/passwords';
import { roleCalls } from './access/roles';
import { searchCalls } from './workplace/search';
import { shellCalls } from './workplace/shell';
import { shortcutCalls } from './workplace/shortcuts';
import { singleSignOnCalls } from './access/single-sign-on';
import { signInCalls } from './access/sign-in';
import { tourCalls } from './workplace/tours';

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
  ...conductAdminCalls,
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
