import { redirect } from 'next/navigation';
import { requireNoSession } from '@/lib/bff/session/require-session';

export default async function AuthPage() {
  await requireNoSession();
  redirect('/auth/login');
}
