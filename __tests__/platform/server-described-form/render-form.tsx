import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { SWRConfig } from 'swr';
import type { FormChoices, FormFiles } from '@/components/form/form-context';
import { ServerForm } from '@/components/form/server-form';
import { useServerForm, type ServerFormData } from '@/components/form/use-server-form';
import type { Answers, FieldOption, FormField } from '@/lib/contract/platform/form/field';
import type { Language } from '@/lib/contract/platform/languages';
import { renderWithMessages } from '../../render-with-messages';

export const option = (value: string, label = value, more: Partial<FieldOption> = {}): FieldOption => ({
  value,
  label,
  parent: null,
  ...more,
});

interface Settings {
  readonly answers?: Answers;
  readonly masked?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, readonly FieldOption[]>>;
  readonly searched?: readonly string[];
  readonly search?: FormChoices['search'];
  readonly files?: FormFiles;
  readonly reasons?: Readonly<Record<string, string>>;
  readonly onReveal?: (field: FormField) => Promise<string>;
  readonly send?: (answers: Answers, key: string | undefined) => Promise<unknown>;
  readonly draft?: { readonly form: string; readonly subject: string };
  readonly language?: Language;
  readonly onRender?: () => void;
}

const noSearch = async () => [];
const saved = async () => 'saved';

/** A form of these fields. `renew` gives it what the HR API says later. */
export async function renderForm(fields: readonly FormField[], settings: Settings = {}) {
  const { options = {}, searched = [], search = noSearch, send = saved, masked } = settings;
  const choices = { options: new Map(Object.entries(options)), searched: new Set(searched), search };
  const [reasons, files] = [settings.reasons ?? {}, settings.files ?? null];
  const start: ServerFormData = {
    fields,
    answers: settings.answers ?? {},
    ...(masked && { masked }),
    surroundings: { today: '2026-11-23' },
  };
  let renew: (next: Partial<ServerFormData>) => void = () => undefined;

  function Sample() {
    const [data, setData] = useState(start);
    renew = (next) => act(() => setData({ ...data, ...next }));
    const form = useServerForm({ ...data, draft: settings.draft ?? null, send });
    return (
      <ServerForm
        form={form}
        label="Bank"
        choices={choices}
        files={files}
        reasons={reasons}
        {...(settings.onReveal && { onReveal: (one: FormField) => settings.onReveal?.(one) ?? Promise.resolve('') })}
      >
        <p role="status">{form.isChanged ? 'unsaved' : 'as it was'}</p>
        <button>Save</button>
      </ServerForm>
    );
  }

  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Profiler id="form" onRender={() => settings.onRender?.()}>
        <Sample />
      </Profiler>
    </SWRConfig>,
    settings.language,
  );
  await act(async () => {});
  return { renew: (next: Partial<ServerFormData>) => renew(next) };
}

export const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const press = () => userEvent.click(button('Save'));

/** Presses Save, and waits for what that sets going. */
export async function save() {
  await press();
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'));
}
