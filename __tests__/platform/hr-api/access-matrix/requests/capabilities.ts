import type { CallName } from '../../../../../lib/contract/all';
import type { Scene } from '../scene';
import { conductGateRequests, conductKeepingRequests } from './conduct';
import { helpdeskDeskRequests, helpdeskRequests, helpdeskSettingsRequests } from './helpdesk';
import { accountRequests, buddyRequests, draftRequests, shortcutRequests, tourRequests } from './own-things';
import type { RequestTable } from './request-table';
import { clientUserRequests, deviceRequests, passwordRequests, signInRequests, singleSignOnRequests } from './sign-in';
import {
  happeningRequests,
  homeRequests,
  knowledgeRequests,
  newJoinerRequests,
  notificationRequests,
  roleRequests,
  searchRequests,
  shellRequests,
} from './workplace';

/** A new call needs one entry here, in the table of its capability; the compiler asks for it, and so does the test. */
const requestTables = {
  'sign-in': signInRequests,
  'single-sign-on': singleSignOnRequests,
  'client-users': clientUserRequests,
  devices: deviceRequests,
  passwords: passwordRequests,
  shell: shellRequests,
  roles: roleRequests,
  search: searchRequests,
  home: homeRequests,
  happenings: happeningRequests,
  knowledge: knowledgeRequests,
  'conduct-gate': conductGateRequests,
  'conduct-keeping': conductKeepingRequests,
  drafts: draftRequests,
  notifications: notificationRequests,
  'new-joiners': newJoinerRequests,
  shortcuts: shortcutRequests,
  account: accountRequests,
  buddy: buddyRequests,
  tours: tourRequests,
  helpdesk: helpdeskRequests,
  'helpdesk-desk': helpdeskDeskRequests,
  'helpdesk-settings': helpdeskSettingsRequests,
};

type Tables = typeof requestTables;
type Listed = { [Table in keyof Tables]: keyof Tables[Table] }[keyof Tables];
/** Holds the compiler to every call: one that is missing above makes this line an error that names it. */
export const everyCallIsListed: Exclude<CallName, Listed> extends never ? true : Exclude<CallName, Listed> = true;

export type AnyRequest = (scene: Scene) => object;

/** The tables with their types loosened, as tests go over them. */
export const capabilities = Object.entries(requestTables as Record<string, Partial<RequestTable<CallName>>>).map(
  ([capability, table]) => ({
    capability,
    requests: Object.entries(table) as [CallName, Readonly<Record<string, AnyRequest>>][],
  }),
);
