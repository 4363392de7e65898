import { tryCallHr } from '@/lib/bff/call-hr';
import type { Person } from './person-menu';

/** EMP-24: who is signed in, from the first row, and in which role; null where the HR API does not say. */
export async function readPerson(): Promise<Person | null> {
  const [rows, roles] = await Promise.all([tryCallHr('getEmployeeInfo', {}), tryCallHr('listRoles', {})]);
  const info = rows?.[0];
  if (!info) return null;
  const active = roles?.find(({ Role_Code, session_Role_Code }) => Role_Code === session_Role_Code);
  return { name: info.Name, employeeId: info.Empid, email: info.EmailID, role: active?.Role_Name ?? null };
}
