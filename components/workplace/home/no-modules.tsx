import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';

/** Said to whom the active role opens no page at all. */
export async function NoModules() {
  const t = await getTranslations('home');
  return (
    <Card className="mb-6">
      <EmptyState title={t('noModules')} text={t('noModulesText')} />
    </Card>
  );
}
