'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { EditorHandle } from '@/components/ui/form/rich-text-editor';
import { SaveBar } from '@/components/ui/form/save-bar';
import { Tabs } from '@/components/ui/tabs';
import { useMedia } from '@/components/ui/use-media';
import { useCallMutation } from '@/lib/client/call/use-call';
import { issuesOf } from '@/lib/client/form/field-errors';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import type { MailPlaceholder } from '@/lib/contract/workplace/mail-templates/mail-templates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { PreviewDialog } from '../preview/preview-dialog';
import { EditorTools, type ToolName } from '../tools/editor-tools';
import { imageHtml } from './image-html';
import { insertIntoInput } from './insert-into-input';
import { issueText } from './issue-text';
import { LanguageName } from './language-name';
import { RestoreButton } from './restore-button';
import { TextFields } from './text-fields';
import { TextStateLine } from './text-state-line';
import { useMailTexts } from './use-mail-texts';

interface MailEditorProps {
  readonly template: ReplyFor<'getMailTemplate'>;
  readonly placeholders: readonly MailPlaceholder[];
}

/** Writes what a mail says in each language: begun with the built-in words, tried, kept, and brought back to them. */
export function MailEditor({ template, placeholders }: MailEditorProps) {
  const t = useMessages('mail-templates');
  const errorText = useErrorText();
  const texts = useMailTexts(template);
  const languages = template.Texts.map(({ Language }) => Language);
  const [at, setAt] = useState<Language>(useLanguage());
  const [generation, setGeneration] = useState(0);
  const [panel, setPanel] = useState<ToolName>('placeholders');
  const [isPreviewed, setIsPreviewed] = useState(false);
  const test = useCallMutation('sendTestMail');
  const editor = useRef<EditorHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const isStacked = useMedia('(width < 1024px)') === true;
  const subject = useRef<HTMLInputElement | null>(null);
  const words = texts.wordsIn(at);
  const kept = texts.keptIn(at);
  const tried = { TemplateCode: template.TemplateCode, Language: at, ...words };

  /** The editor takes no words from outside, so that others begin another editor. */
  const beginAnew = () => setGeneration(generation + 1);

  /** Where there is no room beside the editor, what is opened stands below it. */
  function toggle(name: ToolName) {
    flushSync(() => setPanel(panel === name ? 'placeholders' : name));
    if (isStacked) tools.current?.scrollIntoView({ block: 'nearest' });
  }

  function insertPlaceholder(name: string) {
    const placeholder = `{${name}}`;
    if (!subject.current) editor.current?.insertText(placeholder);
    else texts.change(at, { Subject: insertIntoInput(subject.current, placeholder) });
  }

  async function save() {
    const refusedAt = await texts.save();
    if (refusedAt) setAt(refusedAt);
    else showSnackbar('success', t('saved'));
  }

  async function sendTest() {
    try {
      const { MailID } = await test.send(tried);
      showSnackbar('success', t('testSent', { address: MailID }));
    } catch (cause) {
      texts.refuse(at, cause);
    }
  }

  const { error } = texts;
  const isOfField =
    error !== null && issuesOf(error.cause).some(({ path }) => /^(?:Subject|TemplateContent)\b/.test(path));
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-5 md:p-6">
          <Tabs
            label={t('languages')}
            names={languages.map((code) => (
              <LanguageName key={code} code={code} state={texts.keptIn(code).State} isChanged={texts.isChanged(code)} />
            ))}
            selected={languages.indexOf(at)}
            onSelect={(index) => setAt(languages[index] ?? at)}
          >
            <div className="space-y-5 pt-5">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <TextStateLine text={kept} />
                <div className="flex flex-wrap gap-2">
                  <Button
                    type="button"
                    variant="secondary"
                    aria-pressed={panel === 'images'}
                    className="aria-pressed:border-accent-text aria-pressed:bg-hover"
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => toggle('images')}
                  >
                    {t('insertImage')}
                  </Button>
                  <Button
                    type="button"
                    variant="secondary"
                    aria-pressed={panel === 'templates'}
                    className="aria-pressed:border-accent-text aria-pressed:bg-hover"
                    onClick={() => toggle('templates')}
                  >
                    {t('chooseTemplate')}
                  </Button>
                </div>
              </div>
              <TextFields
                key={`${at} ${generation}`}
                language={at}
                words={words}
                subjectError={issueText(texts.issuesAt(at, 'Subject'), t)}
                contentError={issueText(texts.issuesAt(at, 'TemplateContent'), t)}
                names={placeholders.map(({ PlaceHolderField }) => PlaceHolderField)}
                editor={editor}
                onSubjectFocus={(input) => (subject.current = input)}
                onChange={(part) => texts.change(at, part)}
              />
            </div>
          </Tabs>
        </Card>
        <div ref={tools} className="scroll-mt-20 scroll-mb-44">
          <EditorTools
            shown={panel}
            templateCode={template.TemplateCode}
            language={at}
            placeholders={placeholders}
            onShow={setPanel}
            onInsertPlaceholder={insertPlaceholder}
            onInsertImage={({ link, name }) => editor.current?.insertHtml(imageHtml(link, name))}
            onChooseContent={(content) => {
              texts.change(at, { TemplateContent: content });
              beginAnew();
            }}
          />
        </div>
      </div>
      <SaveBar failure={error && !isOfField ? errorText(error.cause) : null}>
        {kept.Revision > 0 && (
          <RestoreButton
            language={at}
            onRestore={async () => {
              if (await texts.restore(at)) beginAnew();
            }}
          />
        )}
        <Button type="button" variant="secondary" onClick={() => setIsPreviewed(true)}>
          {t('preview')}
        </Button>
        <Button type="button" variant="secondary" isBusy={test.isSending} onClick={() => void sendTest()}>
          {t('sendTest')}
        </Button>
        <Button type="button" isBusy={texts.isBusy} disabled={texts.changed.length === 0} onClick={() => void save()}>
          {t('save')}
        </Button>
      </SaveBar>
      {isPreviewed && <PreviewDialog words={tried} onClose={() => setIsPreviewed(false)} />}
      <LeaveQuestion isUnsaved={texts.changed.length > 0} t={t} />
    </>
  );
}
