'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/form/field';
import { SaveBar } from '@/components/ui/form/save-bar';
import { Select } from '@/components/ui/form/select';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Tabs } from '@/components/ui/tabs';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ReplyFor } from '@/lib/contract/all';
import { CONDUCT_FORMS } from '@/lib/contract/agreements/forms';
import type { ConductVersion, CountedVersion } from '@/lib/contract/agreements/admin';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import { AudienceField } from './audience-field';
import { versionPage } from '../conduct-page';
import { DeleteDraft } from '../versions/delete-draft';
import { FileField } from './file-field';
import { PreviewDialog } from './preview-dialog';
import { PublishDialog } from '../versions/publish-dialog';
import { SectionField } from './section-field';
import { TextFields } from './text-fields';
import { EMPTY_TEXT, needsFile, type ConductValues } from './conduct-values';
import { useConductDraft, type DraftKey } from './use-conduct-draft';

interface ConductEditorProps {
  readonly draftKey: DraftKey;
  readonly saved: ConductValues;
  readonly choices: ReplyFor<'listConductChoices'>;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** English first, as all others fall back to it. */
const ORDER: readonly Language[] = ['en', ...languages.filter((language) => language !== 'en')];

/** Writes the draft of an agreement: its words in each language, how and by whom it is accepted; previews and publishes it. */
export function ConductEditor(props: ConductEditorProps) {
  const t = useMessages('agreements-admin');
  const { draftKey, saved, choices, today } = props;
  const router = useRouter();
  const [at, setAt] = useState<Language>('en');
  const { form, draft, store } = useConductDraft({ draftKey, saved, onMissing: setAt });
  const [generation, setGeneration] = useState(0);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [publishing, setPublishing] = useState<CountedVersion | null>(null);
  const { values, change, errorOf, failure, isDirty, isBusy, discard } = form;
  const { ref: fieldsRef } = form.props;

  async function save() {
    const version = await store();
    if (!version) return;
    showSnackbar('success', t('saved'));
    if (draftKey.code) router.refresh();
    else router.replace(versionPage(version.ConductCode));
  }

  async function publish() {
    const version = await store();
    if (version) setPublishing(version);
  }

  /** What was new until then has been saved, so that it is written on at its own page. */
  function closePublishing({ ConductCode }: CountedVersion) {
    setPublishing(null);
    if (!draftKey.code) router.replace(versionPage(ConductCode));
  }

  function published(version: ConductVersion) {
    draft.forget();
    setPublishing(null);
    showSnackbar('success', version.State === 'planned' ? t('planned') : t('published'));
    router.replace(versionPage(version.ConductCode));
    router.refresh();
  }

  if (!draft.isKnown) return <Skeleton className="h-96 w-full rounded-lg" />;
  return (
    <>
      <div ref={fieldsRef} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-5 md:p-6">
          <Tabs
            label={t('languages')}
            names={ORDER.map((code) => (
              <LanguageName key={code} code={code} isWritten={Boolean(values.texts[code]?.title)} />
            ))}
            selected={ORDER.indexOf(at)}
            onSelect={(index) => setAt(ORDER[index] ?? 'en')}
          >
            <div className="pt-5">
              {at === 'en' && <p className="mb-4 text-muted">{t('englishNeeded')}</p>}
              <TextFields
                key={`${at} ${generation}`}
                language={at}
                text={values.texts[at]}
                error={errorOf('texts')}
                onChange={(text) => change({ texts: { ...values.texts, [at]: { ...EMPTY_TEXT, ...text } } })}
              />
            </div>
          </Tabs>
        </Card>
        <Card className="space-y-6 p-5 md:p-6">
          <Field id="conduct-form" label={t('form')}>
            {(control) => (
              <>
                <Select
                  {...control}
                  value={values.form}
                  onChange={({ target }) => change({ form: target.value as ConductValues['form'] })}
                >
                  {CONDUCT_FORMS.map((form) => (
                    <option key={form} value={form}>
                      {t(`forms.${form}`)}
                    </option>
                  ))}
                </Select>
                <p className="mt-1.5 text-muted">{t(`formTexts.${values.form}`)}</p>
              </>
            )}
          </Field>
          {needsFile(values.form) && (
            <FileField
              file={values.file}
              error={errorOf('file')}
              onChange={(file) => change({ file })}
              onView={() => setIsPreviewed(true)}
            />
          )}
          {values.form === 'sections' && (
            <SectionField
              sections={choices.Sections}
              chosen={values.sections}
              error={errorOf('sections')}
              onChange={(sections) => change({ sections })}
            />
          )}
          <AudienceField values={values} choices={choices} error={errorOf('parts')} onChange={change} />
        </Card>
      </div>
      <SaveBar
        failure={failure}
        about={
          isDirty && (
            <p className="flex flex-wrap items-center gap-x-3">
              <span role="status" className={draft.state === 'failed' ? 'text-danger' : 'text-muted'}>
                {draft.state === 'none' ? '' : t(`draft.${draft.state}`)}
              </span>
              <button
                type="button"
                onClick={() => {
                  discard();
                  setGeneration(generation + 1);
                }}
                className={clsx('min-h-11 md:min-h-6', textButtonClasses)}
              >
                {t('draft.discard')}
              </button>
            </p>
          )
        }
      >
        {draftKey.code && <DeleteDraft code={draftKey.code} />}
        <Button variant="secondary" type="button" onClick={() => setIsPreviewed(true)}>
          {t('preview')}
        </Button>
        <Button variant="secondary" type="button" isBusy={isBusy} busyText={t('saving')} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button type="button" disabled={isBusy} onClick={() => void publish()}>
          {t('publish')}
        </Button>
      </SaveBar>
      {isPreviewed && <PreviewDialog values={values} language={at} onClose={() => setIsPreviewed(false)} />}
      {publishing && (
        <PublishDialog
          version={publishing}
          today={today}
          onPublished={published}
          onClose={() => closePublishing(publishing)}
        />
      )}
    </>
  );
}

function LanguageName({ code, isWritten }: { code: Language; isWritten: boolean }) {
  const t = useMessages('agreements-admin');
  const name = languageNames[code];
  if (!isWritten) return name;
  return (
    <span aria-label={t('isWritten', { language: name })} className="inline-flex items-center gap-1.5">
      {name}
      <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
    </span>
  );
}
