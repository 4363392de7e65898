import { redirect } from 'next/navigation';
import { addressOfChecklist } from '@/components/profile/addresses/section-addresses';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';

/** The menu's entry of Employee Care, whose page lies with the surveys. */
export default async function ChecklistEntryPage() {
  await requireSession('full');
  await requireLink('ecenter', 'mychecklist');
  redirect(addressOfChecklist());
}
