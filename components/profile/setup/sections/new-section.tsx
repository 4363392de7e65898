'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Field } from '@/components/ui/form/field';
import { Segmented } from '@/components/ui/form/segmented';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { SECTION_AREAS, type SectionArea } from '@/lib/contract/people/section-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { sectionSetupPage } from '../setup-page';

interface Values {
  readonly name: string;
  readonly area: SectionArea;
  readonly entries: 'one' | 'many';
}

/** The way to a new section, whose draft is then written on its page. */
export function NewSection() {
  const t = useMessages('profile-setup');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="button" onClick={() => setIsOpen(true)}>
        <PlusIcon className="size-4" />
        {t('newSection')}
      </Button>
      {isOpen && <NewSectionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NewSectionDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const router = useRouter();
  const { send } = useCallMutation('createSection');
  const form = useForm({
    values: useFormValues<Values>({ name: '', area: 'person', entries: 'one' }),
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameMissing') : null }),
    send: ({ name, area, entries }) => send({ names: { en: name.trim() }, area, isMaster: entries === 'many' }),
    onSent: ({ SectionCode }) => router.push(sectionSetupPage(SectionCode)),
    failureText: errorText,
  });
  const { values, change } = form;
  return (
    <Dialog isOpen onClose={onClose} title={t('newSection')}>
      <form {...form.props} className="mt-4 space-y-4">
        <TextField
          {...form.field('name')}
          label={t('nameIn', { language: 'English' })}
          maxLength={200}
          data-first-focus
        />
        <div>
          <p className="mb-1.5 font-medium">{t('entries')}</p>
          <Segmented
            label={t('entries')}
            options={[
              { value: 'one', text: t('entriesOne') },
              { value: 'many', text: t('entriesMany') },
            ]}
            chosen={values.entries}
            onChoose={(entries) => change({ entries })}
          />
          <p className="mt-1.5 text-muted">{t(values.entries === 'one' ? 'entriesOneText' : 'entriesManyText')}</p>
        </div>
        <Field id="new-section-area" label={t('area')}>
          {(control) => (
            <Select
              {...control}
              value={values.area}
              onChange={({ target }) => change({ area: target.value as SectionArea })}
            >
              {SECTION_AREAS.map((area) => (
                <option key={area} value={area}>
                  {t(`areas.${area}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('creating')}>
            {t('create')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
