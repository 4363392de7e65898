'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { SaveBar } from '@/components/ui/form/save-bar';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { ImportFolderSettings } from '@/lib/contract/workplace/imports/folder';
import { FOLDER_LIMITS, MAX_LIMIT, type FolderLimit } from '@/lib/contract/workplace/imports/folder-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { FolderRights } from './folder-rights';

type Values = { isOn: boolean; actsAsMe: boolean } & Record<FolderLimit, string>;

const PERCENT = /^\d{1,3}$/;

const valuesOf = ({ IsOn, IsSaved, Limits }: ImportFolderSettings): Values => ({
  ...{ isOn: IsOn, actsAsMe: !IsSaved },
  ...(Object.fromEntries(FOLDER_LIMITS.map((limit) => [limit, String(Limits[limit])])) as Record<FolderLimit, string>),
});

/** How files of the watched folder are imported: whether, with whose rights, and up to which limits nobody is asked. */
export function FolderForm({ initial }: { readonly initial: ImportFolderSettings }) {
  const [found, setFound] = useState(initial);
  const [version, setVersion] = useState(0);
  return (
    <FolderFields
      key={version}
      found={found}
      onSaved={(saved) => {
        setFound(saved);
        setVersion((before) => before + 1);
      }}
    />
  );
}

interface FolderFieldsProps {
  readonly found: ImportFolderSettings;
  readonly onSaved: (saved: ImportFolderSettings) => void;
}

function FolderFields({ found, onSaved }: FolderFieldsProps) {
  const t = useMessages('imports');
  const errorText = useErrorText();
  const { send } = useCallMutation('saveImportFolder');
  const form = useForm({
    values: useFormValues(valuesOf(found)),
    check: (values) =>
      Object.fromEntries(
        FOLDER_LIMITS.map((limit) => [
          limit,
          isPercent(values[limit]) ? null : t('folder.noPercent', { max: MAX_LIMIT }),
        ]),
      ) as Record<FolderLimit, string | null>,
    send: ({ isOn, actsAsMe, ...limits }) =>
      send({
        ...{ IsOn: isOn, Kind: found.Kind, ActsAsMe: actsAsMe },
        Limits: Object.fromEntries(FOLDER_LIMITS.map((limit) => [limit, Number(limits[limit])])) as Record<
          FolderLimit,
          number
        >,
      }),
    onSent: (saved) => {
      showSnackbar('success', t('folder.saved'));
      onSaved(saved);
    },
    errorsOf: (error) => fieldErrorsOf(error, () => null),
    failureText: errorText,
  });
  const { values } = form;
  return (
    <form {...form.props} className="max-w-3xl space-y-5">
      <Card className="space-y-4 p-5 md:p-6">
        {found.IsOn && !found.MayImport && <Alert tone="danger">{t('folder.mayNot', { name: found.By.Name })}</Alert>}
        <LabelledCheck isOn={values.isOn} disabled={form.isBusy} onChange={(isOn) => form.change({ isOn })}>
          <span className="font-medium">{t('folder.isOn')}</span>
        </LabelledCheck>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-muted">{t('folder.place')}</dt>
          <dd className="wrap-anywhere">
            <code>{found.Folder}</code>
          </dd>
        </dl>
        <p className="text-muted">{t('folder.how')}</p>
        <FolderRights
          found={found}
          actsAsMe={values.actsAsMe}
          isBusy={form.isBusy}
          onChange={(actsAsMe) => form.change({ actsAsMe })}
        />
      </Card>
      <Card className="space-y-4 p-5 md:p-6">
        <div>
          <h2 className="font-semibold">{t('folder.limits')}</h2>
          <p className="mt-1 text-muted">{t('folder.limitsText')}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {FOLDER_LIMITS.map((limit) => (
            <TextField
              key={limit}
              label={t(`folder.${limit}`)}
              inputMode="numeric"
              className="text-right digits"
              {...form.field(limit)}
            />
          ))}
        </div>
      </Card>
      <SaveBar failure={form.failure}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('folder.save')}
        </Button>
      </SaveBar>
    </form>
  );
}

const isPercent = (text: string) => PERCENT.test(text.trim()) && Number(text) <= MAX_LIMIT;
