import { redirect } from 'next/navigation';
import { requireSession } from '@/lib/bff/session/require-session';

export default async function RootPage() {
  await requireSession('full');
  redirect('/home/dashboard');
}
