import { cache } from 'react';
import type { LogoSize } from '@/components/ui/icons/logo';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { ReplyFor } from '@/lib/contract/all';
import { profileLinksOf } from '@/lib/links/profile-links';
import type { Person } from './header/person-menu';

/** The room that the header has for a logo, in pixels. */
const LOGO_BOX: LogoSize = { width: 160, height: 48 };

interface ShellPerson {
  /** What the HR API says of them, flags included. */
  readonly info: ReplyFor<'getEmployeeInfo'>[number] | null;
  readonly person: Person | null;
  readonly logoSize: LogoSize | null;
  readonly roles: ReplyFor<'listRoles'>;
}

/** EMP-24: who is signed in, from the first row, and in which role; null where the HR API does not say. Read once for a page. */
export const readPerson = cache(async (): Promise<ShellPerson> => {
  const [rows, roles] = await Promise.all([tryCallHr('getEmployeeInfo', {}), tryCallHr('listRoles', {})]);
  const info = rows?.[0];
  if (!info) return { info: null, person: null, logoSize: null, roles: [] };
  const active = roles?.find(({ Role_Code, session_Role_Code }) => Role_Code === session_Role_Code);
  return {
    info,
    person: {
      name: info.Name,
      employeeId: info.Empid,
      email: info.EmailID,
      hasPhoto: info.HasPhoto,
      links: profileLinksOf(info),
      role: active?.Role_Name ?? null,
      isEmployed: info.IsEmployed,
    },
    logoSize: logoSizeOf(info),
    roles: roles ?? [],
  };
});

/** SHL-24: as wide and high as the HR API says, where it says how high, but never out of the header. */
export function logoSizeOf(info: { logo_width: number | null; logo_height: number | null }): LogoSize | null {
  if (!info.logo_height || info.logo_height < 1) return null;
  const height = Math.min(info.logo_height, LOGO_BOX.height);
  return { width: Math.min(Math.max(info.logo_width ?? height, 1), LOGO_BOX.width), height };
}
