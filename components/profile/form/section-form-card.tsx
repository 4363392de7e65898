import { useMemo, useRef, useState } from 'react';
import { ServerForm } from '@/components/form/server-form';
import { useServerForm } from '@/components/form/use-server-form';
import { Card } from '@/components/ui/card';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { Answers, FormField } from '@/lib/contract/platform/form/field';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';
import type { FilledForm, SectionHeader } from '../read/section-data';
import type { SectionPlace } from '../read/section-place';
import type { StandingPhoto } from '../read/standing-photo';
import { formContent } from './form-content';
import { FormButtons } from './form-buttons';
import { isSearched } from './is-searched';
import { ProposalOnDemand } from './proposal-on-demand';
import { SaveEffects } from './save-effects';
import { useEffectiveDay } from './use-effective-day';
import { useFieldReasons } from './use-field-reasons';

interface SectionFormCardProps {
  readonly initial: FilledForm;
  readonly place: SectionPlace;
  readonly header: SectionHeader;
  readonly photo: StandingPhoto | null;
  /** Status, date and list as they are after a save. */
  readonly onSaved: () => Promise<unknown>;
  /** Hides the form (SECT-08). */
  readonly onClose: () => void;
  readonly onNext: (() => void) | null;
}

/** C2: milliseconds. */
const SAVED_MS = 1000;

/** Whether somebody else has changed the row or the form. */
const hasMovedOn = (error: unknown) => error instanceof CallError && error.code === 'conflict';

/** The form of a section, or of one of its rows: filled, saved, and brought up to date where somebody else has changed it. */
export function SectionFormCard({ initial, place, header, photo, onSaved, onClose, onNext }: SectionFormCardProps) {
  const t = useMessages('profile-sections');
  const errorText = useErrorText();
  const [seen, setSeen] = useState(initial);
  const effective = useEffectiveDay();
  const goesOn = useRef(false);
  const { send } = useCallMutation('saveSection');
  const { SectionInfo, EditFlag } = header;
  const isOwn = place.ChillCode === '';
  const canSave = EditFlag && !seen.row.Proposal?.Blocks;
  const content = useMemo(() => formContent(seen, isOwn), [seen, isOwn]);
  const { row } = seen;
  const rowPlace = { ...place, KeyCode: row.KeyCode };

  /** Reads the form and the row anew, over which what was typed is laid. */
  async function renew(KeyCode = row.KeyCode): Promise<void> {
    const { fillForm, readForm } = await import('../read/section-data');
    const [form, now] = await Promise.all([
      readForm(call, place),
      KeyCode === '' ? row : call('getSectionRow', { ...place, KeyCode }),
    ]);
    setSeen(await fillForm(call, place, { form, row: now }));
  }

  async function save(answers: Answers, key: string | undefined) {
    try {
      return await send(
        {
          ...answers,
          ...rowPlace,
          member: SectionInfo.KeyCode,
          RowVersion: row.RowVersion,
          DefinitionVersion: seen.fields[0]?.DefinitionVersion ?? 0,
          EffectiveFrom: effective.day,
        },
        key,
      );
    } catch (error) {
      effective.refuse(error);
      if (hasMovedOn(error)) await renew().catch(() => undefined);
      throw error;
    }
  }

  async function saved({ KeyCode }: ReplyFor<'saveSection'>) {
    showSnackbar('success', t('saved', { SectionName: SectionInfo.SectionName }), SAVED_MS);
    effective.choose('');
    const isRow = SectionInfo.Master && !goesOn.current;
    // At once: the list stays usable meanwhile, and who opens a row there keeps it open.
    if (isRow) onClose();
    await Promise.all([onSaved(), isRow || goesOn.current ? null : renew(KeyCode).catch(() => undefined)]);
    if (goesOn.current) onNext?.();
  }

  const form = useServerForm({
    ...content,
    draft: { form: 'profile-section', subject: `${place.SectionCode}_${row.KeyCode || place.ChillCode || 'new'}` },
    send: save,
    onSent: saved,
    onFailed: (error) => showSnackbar('error', hasMovedOn(error) ? t('movedOn') : errorText(error)),
  });

  const choices = useMemo(
    () => ({
      options: seen.options,
      searched: new Set(seen.fields.filter(isSearched).map(({ FieldCode }) => FieldCode)),
      search: async (field: FormField, text: string, parent: string) => {
        const { searchChoices } = await import('./search-choices');
        return searchChoices(call, { place, field: { type: field.type, FieldCode: field.code }, text, parent });
      },
    }),
    [seen, place],
  );
  const files = useMemo(
    () => ({
      call: 'uploadSectionFile' as const,
      addressOf: (headercode: string, filename: string) => addressOfFile('getSectionFile', { headercode, filename }),
      names: seen.fileNames,
      ...(photo && { photo }),
    }),
    [seen, photo],
  );
  const reasons = useFieldReasons(seen.fields, isOwn);
  const reveal = async ({ code }: FormField) => (await call('getWholeValue', { ...rowPlace, FieldCode: code })).Value;

  return (
    <Card className="p-5 md:p-6">
      {row.Proposal && <ProposalOnDemand seen={seen} onWithdrawn={() => Promise.all([onSaved(), renew()])} />}
      <ServerForm
        form={form}
        label={SectionInfo.SectionName}
        choices={choices}
        files={files}
        reasons={reasons}
        onReveal={reveal}
      >
        <FormButtons
          canSave={canSave}
          isBusy={form.isBusy}
          about={canSave && <SaveEffects store={form.store} row={rowPlace} effective={effective} />}
          onSave={(isNext) => {
            goesOn.current = isNext;
          }}
          hasNext={onNext !== null}
          cardKey={place.ChillCode}
          onCancel={() => {
            form.discard();
            onClose();
          }}
        />
      </ServerForm>
    </Card>
  );
}
