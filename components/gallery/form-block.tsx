'use client';

import type { FormChoices, FormFiles } from '@/components/form/form-context';
import { ServerForm } from '@/components/form/server-form';
import { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { FormField } from '@/lib/contract/platform/form/field';
import { Block } from './block';
import { SAMPLE_ANSWERS, SAMPLE_FIELDS, SAMPLE_OPTIONS } from './sample-fields';
import { samplePeople } from './sample-people';

const DELAY_MS = 300;
const delay = () => new Promise((resolve) => setTimeout(resolve, DELAY_MS));

async function search({ type }: FormField, text: string) {
  await delay();
  if (type === 'banklocator') {
    const fills = { Branch: 'Fort', BankAddress: '12 Mint Road, Mumbai 400001' };
    return [{ value: 'HDFC0000060', label: 'HDFC0000060 · Fort', parent: null, fills }];
  }
  const wanted = text.toLowerCase();
  const found = samplePeople(2_000).filter(({ name }) => name.toLowerCase().includes(wanted));
  return found.slice(0, 10).map(({ id, name }) => ({ value: String(id), label: name, parent: null }));
}

const choices: FormChoices = {
  options: SAMPLE_OPTIONS,
  searched: new Set(['Manager', 'Buddy', 'Team', 'IFSCCode']),
  search,
};
const files: FormFiles = { call: 'uploadTicketFile', addressOf: () => '#content', names: {} };
const reasons = { Employee: 'HR gives this number once, and it stays.' };
const masked = { Account: '4321', Pin: '' };
const surroundings = { today: '2026-11-23' };

async function reveal() {
  await delay();
  return '000987654321';
}

/** Every type of field of a form that the HR API describes. */
export function FormBlock() {
  const form = useServerForm({
    fields: SAMPLE_FIELDS,
    answers: SAMPLE_ANSWERS,
    masked,
    surroundings,
    draft: null,
    send: delay,
    onSent: () => showSnackbar('success', 'It is saved'),
  });
  return (
    <div className="mt-6">
      <Block title="Form that the HR API describes">
        <ServerForm form={form} label="Sample" choices={choices} files={files} reasons={reasons} onReveal={reveal}>
          <div className="flex justify-end">
            <Button type="submit" isBusy={form.isBusy} busyText="Saving">
              Save
            </Button>
          </div>
        </ServerForm>
      </Block>
    </div>
  );
}
