import { ROLE } from '../../../../../hr-api/people/accounts/role-codes';
import type { roleAccessCalls } from '../../../../../lib/contract/access/role-access/role-access';
import type { RequestTable } from './request-table';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NAMES = { de: '', en: 'Night desk', es: '', fr: '', ja: '', zh: '' };

/** Whoever may give roles names a colleague's account, their own and one that nobody has. */
const ofAccounts = <const More extends object>(more: More) => ({
  own: ({ own }: { own: { account: string } }) => ({ AccountCode: own.account, ...more }),
  foreign: ({ foreign }: { foreign: { account: string } }) => ({ AccountCode: foreign.account, ...more }),
  unknown: () => ({ AccountCode: UNKNOWN, ...more }),
});

export const roleAccessRequests: RequestTable<keyof typeof roleAccessCalls> = {
  listAccessRoles: { all: () => ({}) },
  getAccessRole: {
    helpdesk: () => ({ RoleCode: ROLE.helpdesk }),
    unknown: () => ({ RoleCode: 999 }),
  },
  createAccessRole: { copy: () => ({ CopyOf: ROLE.helpdesk, Names: NAMES }) },
  saveAccessRole: {
    helpdesk: () => ({
      ...{ RoleCode: ROLE.helpdesk, Version: 0, Names: NAMES },
      ...{ Permissions: ['ticket.answer'], Menus: [], Features: ['knb'] },
    }),
    unknown: () => ({ RoleCode: 999, Version: 0, Names: NAMES, Permissions: [], Menus: [], Features: [] }),
  },
  retireAccessRole: {
    shipped: () => ({ RoleCode: ROLE.helpdesk, MoveTo: ROLE.employee }),
    unknown: () => ({ RoleCode: 999 }),
  },
  listGrantChoices: { all: () => ({}) },
  listGrants: ofAccounts({ PageSize: 3 }),
  countGrants: ofAccounts({}),
  addGrant: ofAccounts({ RoleCode: ROLE.helpdesk, Scope: 'all', Reason: 'For the night' }),
  changeGrant: { unknown: () => ({ GrantCode: UNKNOWN, From: '2026-03-18', To: '', Reason: 'Longer' }) },
  endGrants: { unknown: () => ({ GrantCodes: [UNKNOWN] }) },
  listGrantReview: { all: () => ({}) },
  confirmGrants: { unknown: () => ({ GrantCodes: [UNKNOWN] }) },
};
