import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Segmented } from '@/components/ui/form/segmented';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { TextField } from '@/components/ui/form/text-field';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import { UploadButton } from '@/components/platform/files/upload/upload-button';
import { UploadIcon } from '@/components/ui/icons/file-icons';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { ListSample } from './list-sample';
import { useOptionList } from './use-option-list';

interface OptionListDialogProps {
  /** What was pasted already. */
  readonly text: string;
  readonly name: string;
  readonly onSaved: (key: string) => void;
  readonly onClose: () => void;
}

/** A new list of the organisation's: pasted or from a file, looked at before it is kept. */
export function OptionListDialog({ text, name: proposed, onSaved, onClose }: OptionListDialogProps) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const [way, setWay] = useState<'paste' | 'file'>('paste');
  const [pasted, setPasted] = useState(text);
  const [name, setName] = useState(proposed);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const list = useOptionList();
  const { checked, failure, isBusy } = list;

  async function save() {
    setIsNameMissing(name.trim() === '');
    if (name.trim() === '') return;
    const key = await list.save(name.trim());
    if (key !== null) onSaved(key);
  }

  return (
    <StaticDialog
      isOpen
      isText
      title={t('lists.title')}
      footer={
        <div className="space-y-3">
          {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" type="button" disabled={isBusy} onClick={onClose}>
              {t('cancel')}
            </Button>
            {checked ? (
              <>
                <Button variant="secondary" type="button" disabled={isBusy} onClick={list.forget}>
                  {t('back')}
                </Button>
                <Button
                  type="button"
                  isBusy={isBusy}
                  busyText={t('saving')}
                  disabled={checked.Added === 0}
                  onClick={() => void save()}
                >
                  {t('lists.save')}
                </Button>
              </>
            ) : (
              <Button
                type="button"
                isBusy={isBusy}
                busyText={t('checking')}
                disabled={way === 'file' || pasted.trim() === ''}
                onClick={() => void list.check(new File([pasted], 'options.csv', { type: 'text/csv' }))}
              >
                {t('lists.check')}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className="space-y-5">
        <TextField
          id="list-name"
          label={t('lists.name')}
          maxLength={100}
          required
          value={name}
          error={isNameMissing ? t('lists.nameMissing') : null}
          onChange={({ target }) => setName(target.value)}
        />
        {checked ? (
          <ListSample checked={checked} />
        ) : (
          <>
            <Segmented
              label={t('lists.way')}
              options={[
                { value: 'paste', text: t('lists.paste') },
                { value: 'file', text: t('lists.file') },
              ]}
              chosen={way}
              onChoose={setWay}
            />
            {way === 'paste' ? (
              <TextAreaField
                id="list-text"
                label={t('onePerLine')}
                rows={12}
                value={pasted}
                onChange={({ target }) => setPasted(target.value)}
              />
            ) : (
              <UploadButton
                icon={<UploadIcon />}
                text={t('lists.chooseFile')}
                rules={list.rules}
                upload={list.upload}
                onUploaded={({ HeaderCode }) => void list.checkUploaded(HeaderCode)}
              />
            )}
            <p className="text-muted">{t('lists.columns')}</p>
          </>
        )}
      </div>
    </StaticDialog>
  );
}
