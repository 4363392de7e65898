import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/feedback/alert';
import { readFlash } from '@/lib/bff/redirect/flash';

/** The refusal of a change of role that was posted without scripts. */
export async function RoleRefusal() {
  const flash = await readFlash('change-role');
  if (!flash) return null;
  const t = await getTranslations('roles');
  return (
    <div className="mb-6">
      <Alert tone="danger">{t(flash.code === 'forbidden' ? 'refused' : 'failed')}</Alert>
    </div>
  );
}
