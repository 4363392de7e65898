import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { Switch } from '@/components/ui/form/switch';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { issuesOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_TAG_NAME, type TagIssue } from '@/lib/contract/changes/tag-rules';
import type { Tag } from '@/lib/contract/changes/tag-setup';
import { languages } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupDialogProps } from './opened-tag';

/** The English name stands in for the others, so it comes first. */
const inOrder = ['en', ...languages.filter((language) => language !== 'en')] as const;

/** What a tag is called in each language, and whether it can be chosen. */
export function TagDialog({ tag, onSaved, onClose }: SetupDialogProps & { readonly tag: Tag | null }) {
  const t = useMessages('tags');
  const errorText = useErrorText();
  const { send } = useCallMutation('saveTag');
  const names = Object.fromEntries(languages.map((language) => [language, tag?.Names[language] ?? '']));
  const form = useForm({
    values: useFormValues<Record<string, string>>({ ...names, IsActive: tag?.IsActive === false ? '' : 'yes' }),
    check: ({ en, ...others }) => ({
      en: en?.trim() ? null : t('nameRequired', { language: languageNames.en }),
      ...Object.fromEntries(
        Object.entries({ en, ...others }).flatMap(([language, name]) =>
          name?.includes(',') ? [[language, t('issues.comma')]] : [],
        ),
      ),
    }),
    send: ({ IsActive, ...given }) =>
      send({
        TagCode: tag?.TagCode ?? 0,
        Name: given.en ?? '',
        IsActive: Boolean(IsActive),
        Names: Object.fromEntries(languages.map((language) => [language, given[language] ?? ''])),
      }),
    onSent: onSaved,
    errorsOf: (error) =>
      Object.fromEntries(
        issuesOf(error).flatMap(({ path, message }) => {
          const [of, language = ''] = path.split('.');
          return of === 'Names' ? [[language, t(`issues.${message as TagIssue}`, { name: t('names') })]] : [];
        }),
      ),
    failureText: errorText,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={tag ? t('editTagOf', { tag: tag.Name }) : t('newTag')}
      classes={listDialogClasses}
    >
      <form {...form.props} className="mt-4 flex min-h-0 flex-1 flex-col">
        <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-1">
          <div className="grid gap-4 sm:grid-cols-2">
            {inOrder.map((language) => (
              <TextField
                key={language}
                {...form.field(language)}
                lang={language}
                label={t('nameIn', { language: languageNames[language] })}
                isMandatory={language === 'en'}
                maxLength={MAX_TAG_NAME}
              />
            ))}
          </div>
          <p className="mt-2 text-muted">{t('nameHint')}</p>
          <div className="mt-4">
            <Switch
              label={t('isActive')}
              isOn={Boolean(form.values.IsActive)}
              onChange={(isOn) => form.change({ IsActive: isOn ? 'yes' : '' })}
            />
          </div>
        </div>
        {form.failure && (
          <div className="mt-4">
            <Alert tone="danger">{form.failure}</Alert>
          </div>
        )}
        <DialogButtons>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
            {t('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
