import { ruleBrokenIn } from '@/lib/contract/platform/form/check';
import type { Answers, FieldOption } from '@/lib/contract/platform/form/field';
import { Form } from '@/lib/contract/platform/form/form';
import type { FormPlan } from '@/lib/contract/platform/form/plan-fields';
import { isSameView, viewOf, type FieldView } from './field-view';
import type { FormDraftContent } from './form-draft-content';
import { carryOver, noWork, storedIn, type FormContent, type FormWork } from './form-work';
import { Listeners } from './listeners';

const CHANGES = '';

/** A form on the screen, field by field: whoever subscribes to a field hears of that alone. */
export class FormStore {
  private isSending = false;
  private form: Form;
  private readonly views = new Map<string, FieldView>();
  private readonly stale = new Set<string>();
  private readonly listeners = new Listeners();

  constructor(
    private content: FormContent,
    private readonly work: FormWork = noWork(),
    /** Labels of the fields whose typed answers no longer fit. */
    readonly dropped: readonly string[] = [],
    /** By code, the labels of options that were found in lists that are searched. */
    private names: FormDraftContent['names'] = {},
    /** Of what is typed here, for its idempotency key. */
    public intent: string | null = null,
  ) {
    this.form = this.formOfWork();
  }

  get plan() {
    return this.content.plan;
  }

  isChanged = (): boolean => this.work.typed.size > 0 || this.work.replaced.size > 0;

  subscribe = (code: string, listener: () => void): (() => void) => this.listeners.add(code, listener);

  /** Hears of what the person changes, and of its being saved or discarded. */
  subscribeToChanges = (listener: () => void): (() => void) => this.listeners.add(CHANGES, listener);

  /** The same object until something of the field changes. */
  view(code: string): FieldView {
    const known = this.views.get(code);
    if (known && !this.stale.delete(code)) return known;
    const field = this.plan.byCode.get(code);
    if (!field) throw new Error(`no field ${code}`);
    const { touched, refused, replaced, others } = this.work;
    const view = viewOf(this.form, field, {
      isTouched: touched.has(code),
      refusal: refused.get(code) ?? null,
      masked: this.maskOf(code),
      isReplaced: replaced.has(code),
      other: others.get(field.key) ?? null,
    });
    if (known && isSameView(known, view)) return known;
    this.views.set(code, view);
    return view;
  }

  /** Computes its formulas from now on, which the plan before this one left as they were answered. */
  computeBy(plan: FormPlan): void {
    this.content = { ...this.content, plan };
    this.form = this.formOfWork();
    this.tell(plan.order);
  }

  /** While it is sent it takes no answers. */
  setSending(isSending: boolean): void {
    this.isSending = isSending;
  }

  /** Takes an answer, and those that choosing it gives beside. */
  answer(code: string, answer: string, fills: Answers = {}): void {
    if (this.isSending) return;
    const changed = new Set([code, ...this.form.answer(code, answer)]);
    for (const [key, filled] of Object.entries(fills)) {
      const other = this.plan.byKey.get(key)?.code;
      if (other) for (const one of this.form.answer(other, filled)) changed.add(one);
    }
    for (const one of changed) this.noteAnswer(one);
    this.intent ??= crypto.randomUUID();
    this.tell([...changed]);
    this.listeners.tell([CHANGES]);
  }

  touch(codes: readonly string[] = this.plan.order): void {
    for (const code of codes) this.work.touched.add(code);
    this.tell(codes);
  }

  /** Asks for another secret in place of the stored one, or leaves that. */
  replaceSecret(code: string, isReplaced: boolean): void {
    if (isReplaced) this.work.replaced.add(code);
    else this.work.replaced.delete(code);
    this.answer(code, '');
  }

  /** What the HR API has against answers, by key. */
  refuse(issues: Readonly<Record<string, string>>): void {
    for (const [key, issue] of Object.entries(issues)) {
      const field = this.plan.byKey.get(key);
      if (field) this.work.refused.set(field.code, issue);
    }
    this.tell(this.plan.order);
  }

  /** Keys of the answers that keep the form from being sent. */
  invalidKeys(): string[] {
    return this.plan.fields
      .filter((field) => this.maskOf(field.code) === null && ruleBrokenIn(this.form, field, 'mandatory') !== null)
      .map(({ key }) => key);
  }

  /** What is saved: the fields that can be answered here, without secrets that stay as they are. */
  answers(): Answers {
    const sent = this.plan.fields.filter(
      ({ code, key, type, isShown, isReadOnly }) =>
        key !== '' && isShown && !isReadOnly && type !== 'label' && type !== 'formula' && this.maskOf(code) === null,
    );
    return Object.fromEntries(sent.map(({ code, key }) => [key, this.form.effective(code).trim()]));
  }

  draft(): FormDraftContent {
    const kept = [...this.work.typed].filter(([key]) => this.plan.byKey.get(key)?.isSecret === false);
    return { answers: Object.fromEntries(kept), names: this.names, intent: this.intent };
  }

  /** Puts a draft below what was typed since. */
  restore({ answers, names, intent }: FormDraftContent): void {
    this.names = { ...names, ...this.names };
    this.intent ??= intent;
    for (const [key, answer] of Object.entries(answers)) {
      const field = this.plan.byKey.get(key);
      const isOpen = field && !field.isReadOnly && !field.isSecret && !this.work.typed.has(key);
      if (isOpen && answer !== storedIn(this.content, key)) this.work.typed.set(key, answer);
    }
    this.form = this.formOfWork();
    this.tell(this.plan.order);
    this.listeners.tell([CHANGES]);
  }

  /** Ends the work: it is saved, or with `isDiscarded` all is as it is stored. */
  forget(isDiscarded = false): void {
    for (const part of Object.values(this.work) as { clear(): void }[]) part.clear();
    this.intent = null;
    if (isDiscarded) this.form = this.formOfWork();
    else this.content = { ...this.content, answers: { ...this.content.answers, ...this.form.values() } };
    this.tell(this.plan.order);
    this.listeners.tell([CHANGES]);
  }

  /** The same work on what the HR API says now. */
  renewed(content: FormContent): FormStore {
    const { work, dropped } = carryOver(this.work, this.content, content);
    return new FormStore(content, work, [...new Set([...this.dropped, ...dropped])], this.names, this.intent);
  }

  remember(code: string, { value, label }: FieldOption): void {
    this.names = { ...this.names, [code]: { ...this.names[code], [value]: label } };
  }

  nameOf = (code: string, value: string): string | undefined => this.names[code]?.[value];

  private maskOf(code: string): string | null {
    const key = this.plan.byCode.get(code)?.key ?? '';
    const isKept = !this.work.replaced.has(code) && this.form.state(code).isEnabled;
    return isKept && Object.hasOwn(this.content.masked, key) ? (this.content.masked[key] ?? null) : null;
  }

  private formOfWork(): Form {
    const { plan, answers, surroundings } = this.content;
    return new Form(plan, { ...answers, ...Object.fromEntries(this.work.typed) }, surroundings);
  }

  private noteAnswer(code: string): void {
    const field = this.plan.byCode.get(code);
    if (!field || field.type === 'formula') return;
    const { answer } = this.form.state(code);
    if (answer === storedIn(this.content, field.key)) this.work.typed.delete(field.key);
    else this.work.typed.set(field.key, answer);
    this.work.refused.delete(code);
    this.work.others.delete(field.key);
  }

  private tell(codes: readonly string[]): void {
    for (const code of codes) this.stale.add(code);
    this.listeners.tell(codes);
  }
}
