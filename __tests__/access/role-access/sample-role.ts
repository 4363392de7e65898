import type { AccessRoleDetail, RoleChoice } from '@/lib/contract/access/role-access/shapes';

const choice = (Key: string, Name: string, IsOn: boolean, WidensOwn = false): RoleChoice => ({
  ...{ Key, Name, Detail: Key, IsOn, WidensOwn },
});

/** A role of the organisation's own that twelve people hold. */
export const sampleRole: AccessRoleDetail = {
  RoleCode: 1000,
  Name: 'Night desk',
  IsShipped: false,
  IsHeld: false,
  Holders: 12,
  Permissions: 1,
  Names: { de: 'Nachtdienst', en: 'Night desk', es: '', fr: '', ja: '', zh: '' },
  Version: 3,
  CopiedFrom: 'Helpdesk',
  CanEdit: true,
  CannotRetire: '',
  Parts: [
    {
      Part: 'permissions',
      Groups: [
        { Group: 'ticket.answer', Name: 'Helpdesk', Choices: [choice('ticket.answer', 'Answer tickets', true)] },
        {
          Group: 'audit.read',
          Name: 'Audit trail',
          Choices: [
            choice('audit.read', 'Read who did what', false),
            choice('role.manage', 'Say what roles may do', false, true),
          ],
        },
      ],
    },
    {
      Part: 'menus',
      Groups: [{ Group: 'chillconnect', Name: 'Chill Connect', Choices: [choice('2001', 'My tickets', true)] }],
    },
    {
      Part: 'features',
      Groups: [{ Group: 'header', Name: 'Header', Choices: [choice('knb', 'Knowledge base', false)] }],
    },
  ],
};
