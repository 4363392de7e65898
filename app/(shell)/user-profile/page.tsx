import { redirect } from 'next/navigation';
import { requireEmployee } from '@/lib/bff/session/require-session';

/** PROF-09, SCON-22: an address of the own profile. */
export default async function UserProfilePage(): Promise<never> {
  await requireEmployee();
  redirect('/ecenter/essprofileview');
}
