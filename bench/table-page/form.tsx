import { createRoot } from 'react-dom/client';
import type { FormChoices } from '@/components/form/form-context';
import { ServerForm } from '@/components/form/server-form';
import { useServerForm } from '@/components/form/use-server-form';
import type { FormField } from '@/lib/contract/platform/form/field';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import errors from '@/messages/en/errors.json';
import form from '@/messages/en/form.json';
import { hostElement } from './contestant';

/** Fields that are answered, and as many that are computed from them. */
const PAIRS = 1000;
const GROUP = 20;
/** Formulas of which each needs the one before it, at the end of the form's beginning. */
const CHAIN = 10;
const ANSWERS = 30;

const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function fieldAt(code: string, order: number, formula: string | null): FormField {
  const group = Math.floor(order / GROUP);
  return {
    ...{ code, key: code, label: code, type: formula === null ? 'number' : 'formula', order, notes: '', formula },
    ...{ group: { code: `G${group}`, label: `Group ${group}` }, isMandatory: false, isEnabled: true },
    ...{ isReadOnly: false, isShown: true, isColumn: false, isSecret: false, minLength: null, maxLength: null },
    ...{ patterns: [], isAboveZero: false, enables: [], labelledBy: null, choicesOf: null, empties: [] },
  };
}

/** Of the first pairs each formula needs the one before, of the others the field beside it and the next one. */
function formulaOf(at: number): string {
  if (at === 0) return 'N0 + 1';
  return at < CHAIN ? `C${at - 1} + 1` : `N${at} * 2 + N${(at + 1) % PAIRS}`;
}

const fields = Array.from({ length: PAIRS }, (_, at) => [
  fieldAt(`N${at}`, at * 2, null),
  fieldAt(`C${at}`, at * 2 + 1, formulaOf(at)),
]).flat();
const answers = Object.fromEntries(fields.filter(({ formula }) => formula === null).map(({ key }) => [key, '1']));
const surroundings = { today: '2026-11-23' };
const choices: FormChoices = { options: new Map(), searched: new Set(), search: async () => [] };
const reasons = {};

function LongForm() {
  const held = useServerForm({ fields, answers, surroundings, draft: null, send: async () => null });
  return (
    <ServerForm form={held} label="Long" choices={choices} files={null} reasons={reasons}>
      <button>Save</button>
    </ServerForm>
  );
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const computed = (code: string) =>
  [...document.querySelectorAll('fieldset')].find((one) =>
    one.getAttribute('aria-labelledby')?.endsWith(`-${code}-label`),
  );

/** Milliseconds until the form is painted and can be answered, and until its last field is there. */
async function open(): Promise<{ begun: number; whole: number }> {
  const startedAt = performance.now();
  createRoot(hostElement()).render(
    <MessagesProvider language="en" messages={{ form, errors }}>
      <LongForm />
    </MessagesProvider>,
  );
  while (!input('N0')) await waitForPaint();
  const begun = performance.now() - startedAt;
  while (!input(`N${PAIRS - 1}`)) await waitForPaint();
  return { begun, whole: performance.now() - startedAt };
}

function type(element: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For each answer to a field the milliseconds to its paint, and how many computed fields were drawn anew with it. */
async function answerFields(name: string, last: string): Promise<{ times: number[]; drawn: number[]; late: number }> {
  const element = input(name);
  const shown = computed(last);
  if (!element || !shown) throw new Error('the form has no such fields');
  while (!/\d/.test(shown.textContent.replace(last, ''))) await waitForPaint();
  element.focus();
  const told = { times: [] as number[], drawn: [] as number[], late: 0 };
  for (let time = 0; time < ANSWERS; time += 1) {
    const before = shown.textContent;
    const touched = new Set<Element>();
    const watching = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const field = (target instanceof Element ? target : target.parentElement)?.closest('fieldset');
        if (field) touched.add(field);
      }
    });
    watching.observe(hostElement(), { childList: true, subtree: true, characterData: true });
    await waitForPaint();
    const startedAt = performance.now();
    type(element, String(100 + time));
    await waitForPaint();
    told.times.push(performance.now() - startedAt);
    if (shown.textContent === before) told.late += 1;
    told.drawn.push(touched.size);
    watching.disconnect();
  }
  return told;
}

const formTimes = {
  open,
  /** A field on which two formulas depend. */
  answer: () => answerFields('N500', 'C500'),
  /** A field on which ten depend, each by the one before. */
  chain: () => answerFields('N0', `C${CHAIN - 1}`),
};

declare global {
  interface Window {
    formTimes?: typeof formTimes;
  }
}

window.formTimes = formTimes;
