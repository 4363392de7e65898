import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/form/text-field';
import { readFlash } from '@/lib/bff/redirect/flash';
import { PURPOSE_LENGTH } from '@/lib/contract/dashboards/sensitive-rules';
import { getTexts } from '@/lib/i18n/get-texts';
import { withBasePath } from '@/lib/links/links';

/** For what the figures are read. It is posted, with scripts and without, so that no address has it. */
export async function PurposeForm({ purpose }: { readonly purpose: string }) {
  const [t, flash] = await Promise.all([getTexts('sensitive-figures'), readFlash('figure-purpose')]);
  const [least, most] = PURPOSE_LENGTH;
  return (
    <form method="post" action={withBasePath('/api/session/figure-purpose')} className="max-w-xl space-y-3">
      <TextField
        id="figure-purpose"
        name="Purpose"
        label={t('purpose.label')}
        error={flash && t('purpose.wrong', { least, most })}
        defaultValue={flash?.values.Purpose ?? purpose}
        isMandatory
        required
        minLength={least}
        maxLength={most}
        autoComplete="off"
      />
      <p className="text-muted">{t('purpose.note')}</p>
      <Button type="submit">{t('purpose.submit')}</Button>
    </form>
  );
}
